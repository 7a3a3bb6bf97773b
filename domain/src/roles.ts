export const roleTypes = ['public', 'authenticated', 'administrator', 'juror'] as const;
export type RoleType = (typeof roleTypes)[number];

/** What one may do, by the spec's roles. Ownership of a record is asked beside it, by the service that knows the record. */
export const capabilities = {
  'read public records': ['public', 'authenticated', 'administrator', 'juror'],
  'read any record': ['administrator'],
  'keep an account': ['authenticated', 'administrator', 'juror'],
  'register as an artist': ['authenticated', 'administrator'],
  'edit own records': ['authenticated', 'administrator'],
  'edit any record': ['administrator'],
  'upload files': ['authenticated', 'administrator'],
  'curate exhibitions': ['administrator'],
  'manage users': ['administrator'],
  'manage captions': ['administrator'],
  'see administration': ['administrator'],
  'enter open calls': ['authenticated', 'administrator'],
  'manage open calls': ['administrator'],
  /** In the rounds that were given to them; the rows of `jurors` say which. Accounts of the role 'juror' may do nothing else. */
  'judge open calls': ['authenticated', 'administrator', 'juror'],
  /** In the galleries whose staff they are; `staffCan` says what they may there. */
  'work for galleries': ['authenticated', 'administrator'],
  'write to support': ['public', 'authenticated', 'administrator', 'juror'],
  'answer support': ['administrator'],
} as const satisfies Record<string, readonly RoleType[]>;

export type Capability = keyof typeof capabilities;

export const can = (role: RoleType, capability: Capability): boolean =>
  (capabilities[capability] as readonly RoleType[]).includes(role);
