/** Records of finished games as files, from the server or from this device. */
import { get, post } from './client';
import { isLocal } from './ids';
import type { Schemas } from './wire';

/** The record of a finished game: anybody can replay and verify it. */
export async function recordOf(table: string): Promise<File> {
  const record = await get(`/api/tables/${table}/record`);
  const text = JSON.stringify(record, null, 1) + '\n';
  return new File([text], `doubloon-${table}.json`, { type: 'application/json' });
}

/** For a link to a record: one of this device's own has no address, so its file is made here. */
export async function saveRecord(event: MouseEvent, table: string): Promise<void> {
  if (!isLocal(table)) return;
  event.preventDefault();
  const file = await recordOf(table);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Put a finished game of this device into my games on the server; the same again changes nothing. */
export async function handOver(table: string): Promise<void> {
  const text = await (await recordOf(table)).text();
  await post<Schemas['TableId']>('/api/me/records', { text }, 0);
}
