import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';

export interface ShapeColumn {
  name: string;
  /** As SQL writes it: `character(24)`. */
  type: string;
  /** SQL for what stands there when nothing is given. */
  otherwise: string | null;
  needed: boolean;
}

export type TableShape = ReadonlyMap<string, ShapeColumn>;

/** The columns of a table that can be written, as the database itself describes them. */
export async function tableShape(executor: Executor, table: string): Promise<TableShape> {
  const { rows } = await executor.execute<ShapeColumn & Record<string, unknown>>(sql`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as needed,
      pg_get_expr(d.adbin, d.adrelid) as otherwise
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`);
  return new Map(rows.map((row) => [row.name, row]));
}
