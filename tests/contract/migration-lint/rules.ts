import type { AlterTableCmd, ColumnDef, Node } from 'libpg-query'
import { commandsOf, constraintOf, type Known } from './known'
import { nodesIn } from './nodes'
import type { ParsedMigration, Part } from './part'

interface Judged {
  part: Part
  file: Pick<ParsedMigration, 'isConcurrent' | 'isContract'>
  known: Known
}

export interface Rule {
  /** What to do instead. */
  says: string
  breaks: (judged: Judged) => boolean
}

const tableOf = (node: Node): string | undefined => {
  for (const kind of ['AlterTableStmt', 'IndexStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'] as const)
    if (kind in node) return nodesIn<{ relname?: string }>(Object.values(node), 'relation')[0]?.relname
  return undefined
}

/** A statement on a table that may hold rows. */
const onOldTable = ({ part: { node }, known }: Judged): boolean => {
  const table = tableOf(node)
  return table !== undefined && !known.newTables.has(table)
}

const anyCommand = (judged: Judged, breaks: (command: AlterTableCmd, table: string) => boolean): boolean =>
  onOldTable(judged) &&
  commandsOf(judged.part.node).some((one) => breaks(one, tableOf(judged.part.node) ?? ''))

const columnOf = ({ subtype, def }: AlterTableCmd): ColumnDef | undefined =>
  subtype === 'AT_AddColumn' && def && 'ColumnDef' in def ? def.ColumnDef : undefined

const typeOf = ({ typeName }: ColumnDef): string =>
  nodesIn(typeName, 'String')
    .map(({ sval = '' }) => sval)
    .at(-1) ?? ''

const constraintsOf = (column: ColumnDef): string[] =>
  (column.constraints ?? []).flatMap((one) => ('Constraint' in one ? [String(one.Constraint.contype)] : []))

/** Functions whose value is the same for all rows of a statement: their defaults are stored once. */
const stable = new Set([
  'now',
  'current_setting',
  'lower',
  'upper',
  'md5',
  'to_timestamp',
  'extract',
  'date_part',
])

const isFilledPerRow = (column: ColumnDef): boolean =>
  /^(?:small|big)?serial\d?$/.test(typeOf(column)) ||
  constraintsOf(column).some((one) => one === 'CONSTR_IDENTITY' || one === 'CONSTR_GENERATED') ||
  nodesIn<{ funcname?: unknown }>(column.constraints, 'FuncCall').some(
    ({ funcname }) => !stable.has(nodesIn(funcname, 'String').at(-1)?.sval ?? ''),
  )

const isDrop = (node: Node, ...kinds: string[]): boolean =>
  'DropStmt' in node && kinds.includes(String(node.DropStmt.removeType))

const rewriting = new Set(['AT_SetLogged', 'AT_SetUnLogged', 'AT_SetTableSpace', 'AT_SetAccessMethod'])

/** Commands that a second run accepts. */
const repeatable = ({ subtype, missing_ok: isLenient = false }: AlterTableCmd): boolean =>
  [
    'AT_ValidateConstraint',
    'AT_SetNotNull',
    'AT_DropNotNull',
    'AT_ColumnDefault',
    'AT_SetStatistics',
  ].includes(String(subtype)) || isLenient

function runsTwice({ node, isRepeated }: Part): boolean {
  if (isRepeated) return true
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true
  if ('DropStmt' in node) return node.DropStmt.missing_ok === true
  if ('ReindexStmt' in node) return true
  if ('AlterTableStmt' in node) return commandsOf(node).every(repeatable)
  if ('CreateFunctionStmt' in node) return node.CreateFunctionStmt.replace === true
  return false
}

const concurrently = (node: Node): boolean =>
  ('IndexStmt' in node && node.IndexStmt.concurrent === true) ||
  ('DropStmt' in node && node.DropStmt.concurrent === true) ||
  ('ReindexStmt' in node &&
    nodesIn<{ defname?: string }>(node, 'DefElem').some((one) => one.defname === 'concurrently'))

/** The rules of migrations, by the names that `-- allow` uses (docs/operate/upgrade.md). */
export const rules: Readonly<Record<string, Rule>> = {
  index: {
    says: 'CREATE INDEX refuses writes while it reads the table: CREATE INDEX CONCURRENTLY, in a file that begins with -- concurrent.',
    breaks: (judged) =>
      'IndexStmt' in judged.part.node && onOldTable(judged) && !concurrently(judged.part.node),
  },
  'drop-index': {
    says: 'DROP INDEX locks its table for reads too: DROP INDEX CONCURRENTLY IF EXISTS, in a file that begins with -- concurrent.',
    breaks: ({ part: { node } }) => isDrop(node, 'OBJECT_INDEX') && !concurrently(node),
  },
  transaction: {
    says: 'CONCURRENTLY works outside transactions only: in a file that begins with -- concurrent.',
    breaks: ({ part: { node }, file }) => !file.isConcurrent && concurrently(node),
  },
  again: {
    says: 'In a file marked -- concurrent each statement must be one that may run again, because a process may be killed after it: IF [NOT] EXISTS, OR REPLACE, VALIDATE CONSTRAINT, or -- repeat. What is not goes into a file of its own.',
    breaks: ({ part, file }) => file.isConcurrent && !runsTwice(part),
  },
  constraint: {
    says: 'ADD CONSTRAINT reads the whole table under a lock: add it NOT VALID, and VALIDATE CONSTRAINT in a file that begins with -- concurrent. For a key, make its index CONCURRENTLY first, and add it USING INDEX.',
    breaks: (judged) =>
      anyCommand(judged, (command) => {
        const constraint = constraintOf(command)
        if (!constraint) return false
        const isKey = ['CONSTR_PRIMARY', 'CONSTR_UNIQUE'].includes(String(constraint.contype))
        return isKey ? !constraint.indexname : constraint.skip_validation !== true
      }),
  },
  type: {
    says: 'ALTER TYPE writes the whole table again: add a column, write both, fill the old rows with -- repeat, and drop the old column in a later version.',
    breaks: (judged) =>
      anyCommand(judged, ({ subtype }) => subtype === 'AT_AlterColumnType' || rewriting.has(String(subtype))),
  },
  'not-null': {
    says: 'SET NOT NULL reads the whole table under a lock: add a CHECK (… IS NOT NULL) NOT VALID, validate it in a file that begins with -- concurrent, and only then SET NOT NULL.',
    breaks: (judged) =>
      anyCommand(
        judged,
        ({ subtype, name = '' }, table) => subtype === 'AT_SetNotNull' && !judged.known.isFilled(table, name),
      ),
  },
  default: {
    says: 'A default that differs by row writes the whole table again: add the column without it, SET DEFAULT, and fill the old rows with -- repeat.',
    breaks: (judged) =>
      anyCommand(judged, (command) => {
        const column = columnOf(command)
        return column !== undefined && isFilledPerRow(column)
      }),
  },
  column: {
    says: 'A new column that is NOT NULL needs a default, and its CHECK, UNIQUE or REFERENCES is added by a statement of its own: the previous version writes rows without it.',
    breaks: (judged) =>
      anyCommand(judged, (command) => {
        const column = columnOf(command)
        if (!column) return false
        const found = constraintsOf(column)
        const isBare = found.includes('CONSTR_NOTNULL') && !found.includes('CONSTR_DEFAULT')
        const isChecked = ['CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_FOREIGN'].some((one) =>
          found.includes(one),
        )
        return isBare || isChecked
      }),
  },
  drop: {
    says: 'The previous version still reads what is dropped: a later version drops it, in a file that begins with -- contract, with -- allow drop: unread since X.Y.Z, a version that was released.',
    breaks: (judged) =>
      isDrop(
        judged.part.node,
        'OBJECT_TABLE',
        'OBJECT_VIEW',
        'OBJECT_TYPE',
        'OBJECT_SEQUENCE',
        'OBJECT_FUNCTION',
      ) || anyCommand(judged, ({ subtype }) => subtype === 'AT_DropColumn'),
  },
  rename: {
    says: 'The previous version uses the old name: add the new one beside it, and drop the old one in a later version.',
    breaks: ({ part: { node } }) =>
      'RenameStmt' in node &&
      ['OBJECT_TABLE', 'OBJECT_COLUMN', 'OBJECT_VIEW', 'OBJECT_FUNCTION'].includes(
        String(node.RenameStmt.renameType),
      ),
  },
  rows: {
    says: 'A change of many rows locks them until its end: in a file that begins with -- concurrent, with -- repeat, and a LIMIT inside, so that each run ends soon and does not find its rows again.',
    breaks: (judged) => {
      const { node, isRepeated } = judged.part
      const isChange =
        'UpdateStmt' in node ||
        'DeleteStmt' in node ||
        ('InsertStmt' in node && nodesIn(node, 'fromClause').length > 0)
      if (!isChange || !onOldTable(judged)) return false
      return !(judged.file.isConcurrent && isRepeated && nodesIn(node, 'limitCount').length > 0)
    },
  },
  lock: {
    says: 'It locks a whole table until its end, or longer.',
    breaks: ({ part: { node } }) =>
      ['LockStmt', 'TruncateStmt', 'ClusterStmt', 'VacuumStmt'].some((kind) => kind in node) ||
      ('ReindexStmt' in node && !concurrently(node)) ||
      commandsOf(node).some(({ subtype }) => subtype === 'AT_AttachPartition'),
  },
  block: {
    says: 'What a DO block executes is not judged: write its statements out.',
    breaks: ({ part: { node } }) => 'DoStmt' in node,
  },
}
