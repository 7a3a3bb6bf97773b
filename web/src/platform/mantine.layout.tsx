import { Outlet } from 'react-router';
import { Mantine } from './mantine.tsx';

export default function MantineLayout() {
  return (
    <Mantine>
      <Outlet />
    </Mantine>
  );
}
