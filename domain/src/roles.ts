export const roleTypes = ['public', 'authenticated', 'administrator'] as const;
export type RoleType = (typeof roleTypes)[number];

/** What one may do, by the spec's roles. Ownership of a record is asked beside it, by the service that knows the record. */
export const capabilities = {
  'read public records': ['public', 'authenticated', 'administrator'],
  'read any record': ['administrator'],
  'keep an account': ['authenticated', 'administrator'],
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
  'write to support': ['public', 'authenticated', 'administrator'],
  'answer support': ['administrator'],
} as const satisfies Record<string, readonly RoleType[]>;

export type Capability = keyof typeof capabilities;

export const can = (role: RoleType, capability: Capability): boolean =>
  (capabilities[capability] as readonly RoleType[]).includes(role);
