/** Records of finished games as files, from the server or from this device. */
import { get } from './client';

/** The record of a finished game: anybody can replay and verify it. */
export async function recordOf(table: string): Promise<File> {
  const record = await get(`/api/tables/${table}/record`);
  const text = JSON.stringify(record, null, 1) + '\n';
  return new File([text], `doubloon-${table}.json`, { type: 'application/json' });
}
