import { resolve } from 'node:path';
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const optionalAddress = address.optional();
const text = z.string().min(1);
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

const schema = z
  .object({
    PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
    HOST: text.default('0.0.0.0'),
    DATA_DIR: text.default('./data'),
    PUBLIC_URL: optionalAddress,
    DATABASE_URL: postgresAddress.optional(),
    DATABASE_REPLICA_URL: z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(z.array(postgresAddress))
      .optional(),
    REPLICA_MAX_LAG_SECONDS: z.coerce
      .number({ error: 'must be a number of seconds' })
      .min(1, { error: 'must be at least 1' })
      .max(60, { error: 'must be at most 60' })
      .default(10),
    S3_ENDPOINT: optionalAddress,
    S3_BUCKET: text.optional(),
    S3_REGION: text.default('us-east-1'),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: text.default('Hwarang <no-reply@hwarang.art>'),
    ADMIN_EMAIL: z.email({ error: 'must be an email address' }).default('admin@hwarang.art'),
    ADMIN_PASSWORD: z.string().min(6, { error: 'must have at least 6 characters' }).optional(),
    SAMPLE_DATA: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
    TRUST_PROXY: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('off'),
    READS_PER_MINUTE: z.coerce
      .number({ error: 'must be a whole number' })
      .int({ error: 'must be a whole number' })
      .min(1, { error: 'must be at least 1' })
      .default(3000),
    DRAIN_SECONDS: z.coerce
      .number({ error: 'must be a number of seconds' })
      .min(0, { error: 'must not be negative' })
      .max(600, { error: 'must be at most 600' })
      .default(0),
    METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    BACKUP_DIR: text.optional(),
    BACKUP_EVERY_HOURS: z.coerce
      .number({ error: 'must be a number of hours' })
      .min(1, { error: 'must be at least 1' })
      .default(24),
    BACKUP_KEEP: z.coerce
      .number({ error: 'must be a whole number' })
      .int({ error: 'must be a whole number' })
      .min(1, { error: 'must be at least 1' })
      .default(7),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'must be silent, error, warn, info or debug' })
      .default('warn'),
    E_CATALOG_URL: optionalAddress,
    ONLINE_SHOP_URL: optionalAddress,
    ONLINE_CONTRACT_URL: optionalAddress,
    MANAGE_CONTRACT_URL: optionalAddress,
    OPEN_CALL_FORM_URL: optionalAddress,
    MAP_TILES_URL: address
      .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), {
        error: 'must hold {z}, {x} and {y}',
      })
      .optional(),
    MAP_TILES_ATTRIBUTION: text.optional(),
    CHANNEL_PLUGIN_KEY: text.optional(),
  })
  .superRefine((env, context) => {
    const missing = (name: string, why: string) =>
      context.addIssue({ code: 'custom', path: [name], message: `is missing: ${why}` });
    const s3 = (['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(
      (name) => !env[name],
    );
    if (s3.length < 4) for (const name of s3) missing(name, 'the S3 settings go together');
    if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
      missing('DATABASE_URL', 'replicas follow a PostgreSQL, the embedded database has none');
    if (env.MAP_TILES_URL && !env.MAP_TILES_ATTRIBUTION)
      missing('MAP_TILES_ATTRIBUTION', 'map tiles need an attribution');
  });

export type Config = ReturnType<typeof readConfig>;

export class BadConfig extends Error {}

/** The only place that reads the environment. An empty value counts as unset. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new BadConfig(`Bad configuration: ${lines.join('; ')}`);
  }
  const env = parsed.data;
  const s3 =
    env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? {
          endpoint: env.S3_ENDPOINT,
          bucket: env.S3_BUCKET,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : undefined;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    replicas: { urls: env.DATABASE_REPLICA_URL ?? [], maxLag: env.REPLICA_MAX_LAG_SECONDS * 1000 },
    s3,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    admin: { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD },
    sampleData: env.SAMPLE_DATA ? env.SAMPLE_DATA === 'on' : !env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY === 'on',
    readsPerMinute: env.READS_PER_MINUTE,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    backups: env.BACKUP_DIR
      ? { folder: resolve(env.BACKUP_DIR), everyHours: env.BACKUP_EVERY_HOURS, keep: env.BACKUP_KEEP }
      : undefined,
    logLevel: env.LOG_LEVEL,
    links: {
      eCatalog: env.E_CATALOG_URL,
      onlineShop: env.ONLINE_SHOP_URL,
      onlineContract: env.ONLINE_CONTRACT_URL,
      manageContract: env.MANAGE_CONTRACT_URL,
      openCallForm: env.OPEN_CALL_FORM_URL,
    },
    mapTiles:
      env.MAP_TILES_URL && env.MAP_TILES_ATTRIBUTION
        ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION }
        : undefined,
    channelPluginKey: env.CHANNEL_PLUGIN_KEY,
  };
}

/** What works, but should be looked at before others use the site. */
export const configWarnings = ({ publicUrl }: Pick<Config, 'publicUrl'>): string[] =>
  publicUrl
    ? []
    : [
        'PUBLIC_URL is not set: links in mails lead to this machine, and shared links to whatever name a visitor asked for. ' +
          'Set it to the address of the site before others use it.',
      ];
