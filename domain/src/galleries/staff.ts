export const staffRoles = ['owner', 'curator', 'assistant'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a member of a gallery's staff may do, inside that gallery and nowhere else. */
const staffCapabilities = {
  'see the studio': ['owner', 'curator', 'assistant'],
  'answer enquiries': ['owner', 'curator', 'assistant'],
  'edit exhibitions': ['owner', 'curator'],
  'edit the gallery page': ['owner', 'curator'],
  'keep stock': ['owner', 'curator'],
  sell: ['owner', 'curator'],
  'see the ledger': ['owner', 'curator'],
  'manage staff': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffCapability = keyof typeof staffCapabilities;

export const staffCan = (role: StaffRole, capability: StaffCapability): boolean =>
  (staffCapabilities[capability] as readonly StaffRole[]).includes(role);
