import type { AlterTableCmd, Constraint, Node } from 'libpg-query'
import { nodesIn } from './nodes'
import type { ParsedMigration } from './part'

/** What the statements before one have made. */
export class Known {
  /** Tables without rows: this file makes them. */
  readonly newTables = new Set<string>()
  /** By `table.constraint` the columns that it keeps from being null. */
  readonly #checks = new Map<string, string[]>()
  readonly #filled = new Set<string>()

  beginFile(): void {
    this.newTables.clear()
  }

  /** Whether a validated check keeps a column from being null: then PostgreSQL need not read the table. */
  isFilled = (table: string, column: string): boolean => this.#filled.has(`${table}.${column}`)

  learn(node: Node): void {
    if ('CreateStmt' in node && node.CreateStmt.relation?.relname)
      this.newTables.add(node.CreateStmt.relation.relname)
    if (!('AlterTableStmt' in node)) return
    const table = node.AlterTableStmt.relation?.relname ?? ''
    for (const command of commandsOf(node)) {
      const key = `${table}.${command.name ?? ''}`
      if (command.subtype === 'AT_ValidateConstraint')
        for (const column of this.#checks.get(key) ?? []) this.#filled.add(`${table}.${column}`)
      const constraint = constraintOf(command)
      if (constraint?.contype === 'CONSTR_CHECK') {
        const columns = notNullColumns(constraint)
        this.#checks.set(`${table}.${constraint.conname ?? ''}`, columns)
        if (!constraint.skip_validation) for (const column of columns) this.#filled.add(`${table}.${column}`)
      }
    }
  }

  learnAll({ parts }: ParsedMigration): void {
    for (const { node } of parts) this.learn(node)
  }
}

export const commandsOf = (node: Node): AlterTableCmd[] =>
  'AlterTableStmt' in node
    ? (node.AlterTableStmt.cmds ?? []).flatMap((one) => ('AlterTableCmd' in one ? [one.AlterTableCmd] : []))
    : []

export const constraintOf = ({ subtype, def }: AlterTableCmd): Constraint | undefined =>
  subtype === 'AT_AddConstraint' && def && 'Constraint' in def ? def.Constraint : undefined

/** Columns of `column is not null`, alone or with `and`. */
function notNullColumns({ raw_expr: condition }: Constraint): string[] {
  if (!condition) return []
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR')
    return (condition.BoolExpr.args ?? []).flatMap((one) => notNullColumns({ raw_expr: one }))
  if (!('NullTest' in condition) || condition.NullTest.nulltesttype !== 'IS_NOT_NULL') return []
  return nodesIn(condition, 'String')
    .map(({ sval = '' }) => sval)
    .slice(-1)
}
