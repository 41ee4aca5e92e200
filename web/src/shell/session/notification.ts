/** A note of the system. Phones show one through the service worker only: the constructor throws there. */
import { file, to } from '../../base';

export async function notify(title: string, body: string, table: string): Promise<void> {
  const options = {
    body,
    tag: table,
    icon: file('icons/192.png'),
    data: { address: to(`/t/${table}`) },
  };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, options);
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Not allowed without a worker here, as in a private window of a phone.
  }
}
