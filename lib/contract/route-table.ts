import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { contract } from './index'
import { pageCalls } from './page-calls'

type Node = { [name: string]: Node | AnyContractProcedure }
export type RouteTable = { [name: string]: RouteTable | [method: string, path: string] }

function tableOf(node: Node): RouteTable {
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => {
      if (!isContractProcedure(child)) return [name, tableOf(child)]
      const { method, path } = child['~orpc'].route
      if (!method || !path) throw new Error(`${name} has no method or path`)
      return [name, [method, path]]
    }),
  )
}

/** Method and path of every call, in the shape of the contract. */
export const routeTable = (): RouteTable => tableOf(contract as unknown as Node)

/** The calls that pages make; `npm run contract` writes them to `lib/client/routes.json`. */
export function browserRouteTable(): RouteTable {
  const table = routeTable() as Record<string, RouteTable>
  return Object.fromEntries(
    Object.entries(pageCalls).map(([subject, names]) => [
      subject,
      Object.fromEntries(names.map((name) => [name, table[subject]?.[name] ?? {}])),
    ]),
  )
}
