import { useNotifications } from '../notifications/use-notifications.ts';
import { Tray } from './tray.tsx';

export default function OwnTray() {
  return <Tray own={useNotifications()} />;
}
