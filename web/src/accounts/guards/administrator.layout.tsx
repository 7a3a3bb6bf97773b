import { can } from '@hwarang/domain/roles';
import { LeaveGuard } from '../../design/leave-guard.tsx';
import { Guard } from './guard.tsx';

export default function ForAdministrators() {
  return (
    <>
      <LeaveGuard />
      <Guard
        allows={({ token, roleType }) => token !== undefined && can(roleType, 'see administration')}
        otherwise="/login"
      />
    </>
  );
}
