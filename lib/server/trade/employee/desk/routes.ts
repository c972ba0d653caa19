import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { moveActivity, saveActivity } from './activities'
import { disableEmployee, importEmployees } from './employees'
import { saveAddress, saveEnterprise } from './enterprises'
import { removeItems, saveItems } from './items'
import { listActivities } from './list-activities'
import { listBudgets } from './list-budgets'
import { listEmployees } from './list-employees'
import { listAddresses, listEnterprises } from './list-enterprises'
import { listItems } from './list-items'
import { wireActivity, wireAddress, wireBudget, wirePurchase, wireEnterprise, wireItem } from './wire'

const routes = os.operator.employee

function listOf<Row extends { total: number }, Wire>(rows: readonly Row[], wire: (row: Row) => Wire) {
  return wireList({ list: rows.map(wire), total: rows[0]?.total ?? 0 })
}

/** Employee purchase for operators (contract operator); merchants are rejected by `auth`. */
export const operatorEmployeeRoutes = {
  enterprises: routes.enterprises.handler(async ({ input, context: { mall } }) => {
    const filter = { name: input.name, enterpriseId: input.enterprise_id }
    return listOf(await listEnterprises(mall.db, filter, input), wireEnterprise)
  }),

  saveEnterprise: routes.saveEnterprise.handler(({ input, context }) =>
    operatorWrite(context, 'employee.saveEnterprise', input, async ({ mall, scope }) =>
      wireEnterprise(await saveEnterprise(mall, scope, input)),
    ),
  ),

  addresses: routes.addresses.handler(async ({ input, context: { mall } }) =>
    listOf(await listAddresses(mall.db, input.enterprise_id, input), wireAddress),
  ),

  saveAddress: routes.saveAddress.handler(({ input, context }) =>
    operatorWrite(context, 'employee.saveAddress', input, async ({ mall, scope }) => {
      const { address_id: addressId, enterprise_id: enterpriseId, ...rest } = input
      return wireAddress(await saveAddress(mall, scope, { addressId, enterpriseId, ...rest }))
    }),
  ),

  employees: routes.employees.handler(async ({ input, context: { mall } }) => {
    const filter = { enterpriseId: input.enterprise_id, mobile: input.mobile, name: input.name }
    return listOf(await listEmployees(mall.db, filter, input), wirePurchase)
  }),

  importEmployees: routes.importEmployees.handler(({ input, context }) =>
    operatorWrite(context, 'employee.importEmployees', input, async ({ mall, scope }) => ({
      enterprise_id: input.enterprise_id,
      ...(await importEmployees(mall, scope, input.enterprise_id, input.employees)),
    })),
  ),

  disableEmployee: routes.disableEmployee.handler(({ input, context }) =>
    operatorWrite(context, 'employee.disableEmployee', input, async ({ mall, scope }) => {
      const { employee_id: employeeId, disabled, reason } = input
      return wirePurchase(await disableEmployee(mall, scope, { employeeId, disabled, reason }))
    }),
  ),

  activities: routes.activities.handler(async ({ input, context: { mall } }) => {
    const filter = {
      activityId: input.activity_id,
      enterpriseId: input.enterprise_id,
      name: input.name,
      status: input.status,
    }
    return listOf(await listActivities(mall.db, filter, input), (row) => wireActivity(row, mall.now()))
  }),

  saveActivity: routes.saveActivity.handler(({ input, context }) =>
    operatorWrite(context, 'employee.saveActivity', input, async ({ mall, scope }) =>
      wireActivity(await saveActivity(mall, scope, input), mall.now()),
    ),
  ),

  moveActivity: routes.moveActivity.handler(({ input, context }) =>
    operatorWrite(context, 'employee.moveActivity', input, async ({ mall, scope }) => {
      const { activity_id: activityId, status, reason } = input
      return wireActivity(await moveActivity(mall, scope, { activityId, status, reason }), mall.now())
    }),
  ),

  items: routes.items.handler(async ({ input, context: { mall } }) =>
    listOf(await listItems(mall.db, input.activity_id, input), wireItem),
  ),

  saveItems: routes.saveItems.handler(({ input, context }) =>
    operatorWrite(context, 'employee.saveItems', input, async ({ mall, scope }) => {
      const items = input.items.map(({ item_id: itemId, limit_num, limit_fee, ...rest }) => ({
        itemId,
        limitNum: limit_num,
        limitFee: limit_fee,
        ...rest,
      }))
      const rows = await saveItems(mall, scope, input.activity_id, items)
      return { activity_id: input.activity_id, list: rows.map(wireItem) }
    }),
  ),

  removeItems: routes.removeItems.handler(({ input, context }) =>
    operatorWrite(context, 'employee.removeItems', input, async ({ mall, scope }) => ({
      activity_id: input.activity_id,
      removed: await removeItems(mall, scope, input.activity_id, input.item_ids),
    })),
  ),

  budgets: routes.budgets.handler(async ({ input, context: { mall } }) => {
    const filter = { activityId: input.activity_id, enterpriseId: input.enterprise_id }
    return listOf(await listBudgets(mall.db, filter, input), wireBudget)
  }),
}
