import { can } from '@hwarang/domain/roles';
import { Guard } from './guard.tsx';

export default function ForAdministrators() {
  return (
    <Guard
      allows={({ token, roleType }) => token !== undefined && can(roleType, 'see administration')}
      otherwise="/login"
    />
  );
}
