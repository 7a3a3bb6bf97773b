import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { staffRoles } from '@hwarang/domain/galleries/staff';
import type { StaffList } from '@hwarang/domain/galleries/studio.contract';
import { studioWords as refusals, staffRoleWords } from '@hwarang/domain/galleries/studio.words';
import { useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { choicesOf, SelectField } from '../../design/fields/select-field.tsx';
import { EmailField } from '../../design/fields/text-field.tsx';
import { type Problems, textOf, useCheckedForm } from '../../design/fields/use-checked-form.ts';
import { ConfirmModal } from '../../design/modal/confirm.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { Table, TwoLines } from '../../design/table.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { adminWords } from '../admin.words.ts';
import { shownName } from '../audit/shown-name.ts';
import { InviteForm } from '../invite-form.tsx';
import { RoleSelect } from '../role-select.tsx';
import { useChange } from '../use-change.ts';
import styles from './staff.module.css';
import { staffWords as words } from './staff.words.ts';

const roleChoices = staffRoles.map((value) => ({ value, label: staffRoleWords[value] }));
type Member = StaffList['members'][number];

interface Props {
  gallery: string;
  /** One's own place in the gallery changed. */
  onOwnChange?: () => void;
}

/** Who works for a gallery, and who is invited to: for its owners, and for administrators. */
export function Staff({ gallery, onOwnChange }: Props) {
  const at = `/studio/${encodeURIComponent(gallery)}` as const;
  const { answer, failed, reload } = useApi(`${at}/staff` as const);
  const { busy, change } = useChange(() => {
    reload();
    onOwnChange?.();
  });
  return (
    <div className={styles.staff}>
      <ReadState failed={failed} known={answer} retry={reload} />
      {answer && (
        <>
          <Members
            members={answer.members}
            busy={busy}
            onRole={({ user }, role) => change(() => api.put(`${at}/staff/${user.id}`, { role }), adminWords.saved)}
            onRemove={({ user }) => change(() => api.delete(`${at}/staff/${user.id}`), words.removed)}
          />
          <Invitations
            invitations={answer.invitations}
            onWithdraw={(id) => change(() => api.delete(`${at}/invitations/${id}`), words.withdrawn)}
          />
          <Invite at={at} onInvited={reload} />
        </>
      )}
    </div>
  );
}

interface MembersProps {
  members: readonly Member[];
  busy: boolean;
  onRole: (member: Member, role: string) => Promise<unknown>;
  onRemove: (member: Member) => Promise<unknown>;
}

function Members({ members, busy, onRole, onRemove }: MembersProps) {
  const language = useLanguage();
  const moment = useMoment('day');
  const [leaving, setLeaving] = useState<Member | undefined>(undefined);
  if (members.length === 0) return <Empty title={words.none[language]} text={words.noneText[language]} />;
  return (
    <>
      <Table
        stacked
        caption={words.members[language]}
        items={members}
        keyOf={({ user }) => user.id}
        columns={[
          {
            key: 'name',
            head: words.name[language],
            cell: ({ user }) => <TwoLines below={user.email}>{shownName(user.username, language)}</TwoLines>,
          },
          {
            key: 'role',
            head: words.role[language],
            cell: (member) => (
              <RoleSelect
                name={member.user.username}
                value={member.role}
                choices={roleChoices}
                onChange={(role) => void onRole(member, role)}
              />
            ),
          },
          { key: 'since', head: words.since[language], cell: ({ since }) => moment(since) },
          {
            key: 'actions',
            head: words.actions[language],
            cell: (member) => (
              <Button
                look="plain"
                aria-label={`${words.remove[language]}: ${member.user.username}`}
                onClick={() => setLeaving(member)}
              >
                {words.remove[language]}
              </Button>
            ),
          },
        ]}
      />
      {leaving && (
        <ConfirmModal
          title={words.removeTitle[language]}
          confirm={words.remove[language]}
          look="danger"
          busy={busy}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => onRemove(leaving).finally(() => setLeaving(undefined))}
        >
          {leaving.user.username} ({leaving.user.email}). {words.removeText[language]}
        </ConfirmModal>
      )}
    </>
  );
}

interface InvitationsProps {
  invitations: StaffList['invitations'];
  onWithdraw: (id: string) => Promise<unknown>;
}

function Invitations({ invitations, onWithdraw }: InvitationsProps) {
  const language = useLanguage();
  const moment = useMoment('day');
  if (invitations.length === 0) return null;
  return (
    <div>
      <h3 className={styles.head}>{words.invitations[language]}</h3>
      <Table
        stacked
        caption={words.invitations[language]}
        items={invitations}
        keyOf={({ id }) => id}
        columns={[
          { key: 'email', head: words.email[language], cell: ({ email }) => email },
          { key: 'role', head: words.role[language], cell: ({ role }) => staffRoleWords[role][language] },
          { key: 'until', head: words.until[language], cell: ({ expires_at }) => moment(expires_at) },
          {
            key: 'actions',
            head: words.actions[language],
            cell: ({ id, email }) => (
              <Button
                look="plain"
                aria-label={`${words.withdraw[language]}: ${email}`}
                onClick={() => void onWithdraw(id)}
              >
                {words.withdraw[language]}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}

const names = ['email'] as const;

const problemsOf = (values: FormData): Problems<(typeof names)[number]> =>
  isEmail(tidyEmail(textOf(values, 'email'))) ? {} : { email: refusals.email };

function Invite({ at, onInvited }: { at: `/studio/${string}`; onInvited: () => void }) {
  const language = useLanguage();
  const checked = useCheckedForm(names, problemsOf);
  const { busy, run } = useAction(refusal(adminWords.failed, refusals, checked));
  const invite = () => {
    if (!checked.passes()) return undefined;
    const values = checked.values();
    const body = {
      email: tidyEmail(textOf(values, 'email')),
      role: textOf(values, 'role'),
      language: textOf(values, 'language'),
    };
    return run(async () => {
      await api.post(`${at}/invitations`, body);
      checked.reset();
      void alert(words.invited[language], { tone: 'good' });
      onInvited();
    });
  };
  return (
    <div>
      <h3 className={styles.head}>{words.inviteTitle[language]}</h3>
      <InviteForm
        ref={checked.form}
        aria-label={words.inviteTitle[language]}
        send={words.invite[language]}
        look="fill"
        onSend={invite}
        busy={busy}
      >
        <EmailField
          {...checked.field('email')}
          label={words.email[language]}
          maxLength={254}
          autoComplete="off"
          required
        />
        <SelectField
          label={words.role[language]}
          name="role"
          defaultValue="curator"
          choices={choicesOf(staffRoleWords, language)}
        />
      </InviteForm>
    </div>
  );
}
