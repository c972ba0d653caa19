import 'server-only'
import { stockImport } from '@/lib/server/catalogue/goods/table-import/stock-import'
import { tagsImport } from '@/lib/server/catalogue/goods/table-import/tags-import'
import type { AnyTableImport, TableImport } from '@/lib/server/ground/table-import/definition'
import { tableTask } from '@/lib/server/ground/table-import/task-kind'
import type { TaskKind } from '@/lib/server/ground/task/kind'
import { shopsImport } from '@/lib/server/shops/shop-desk/import/shops-import'
import { employeesImport } from '@/lib/server/trade/employee/import/employees-import'
import { shipmentsImport } from '@/lib/server/trade/fulfilment/import/shipments-import'
import { membersImport } from '@/lib/server/trade/member-import/new-members'
import { membersUpdate } from '@/lib/server/trade/member-import/update-members'

/** A table with its kind of tasks; each knows the types of its own rows only. */
const entry = <Row extends object, Change, Undo>(definition: TableImport<Row, Change, Undo>) => ({
  table: definition as unknown as AnyTableImport,
  task: tableTask(definition) as unknown as TaskKind,
})

const entries = [
  entry(stockImport),
  entry(tagsImport),
  entry(shipmentsImport),
  entry(shopsImport),
  entry(employeesImport),
  entry(membersImport),
  entry(membersUpdate),
]

/** All tables that the desk imports. */
export const tables: readonly AnyTableImport[] = entries.map(({ table }) => table)
/** Their kinds of tasks. */
export const tableTasks: readonly TaskKind[] = entries.map(({ task }) => task)
