import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import type { CallMeta } from './call'
import { deskCalls, designerCalls, pageCalls } from './page-calls'
import { contract } from './index'

type Node = { [name: string]: Node | AnyContractProcedure }
export type RouteTable = { [name: string]: RouteTable | [method: string, path: string] }

type RouteOf = (method: string, path: string, meta: CallMeta) => [method: string, path: string]

function tableOf(node: Node, routeOf: RouteOf): RouteTable {
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => {
      if (!isContractProcedure(child)) return [name, tableOf(child, routeOf)]
      const { method, path } = child['~orpc'].route
      if (!method || !path) throw new Error(`${name} has no method or path`)
      return [name, routeOf(method, path, child['~orpc'].meta as CallMeta)]
    }),
  )
}

/**
 * How pages send a call: one that writes by GET is sent by its POST, because a GET of theirs would carry no session
 * (ADR 0008).
 */
const sentByPages: RouteOf = (method, path, { writes, also }) => {
  const post = writes && method === 'GET' ? also.find((other) => other.method === 'POST') : undefined
  return post ? [post.method, post.path] : [method, path]
}

const calls = contract as unknown as Node

/** Method and path of every call as it is declared, in the shape of the contract. */
export const routeTable = (): RouteTable => tableOf(calls, (method, path) => [method, path])

/** The same as pages send them. */
const pageTable = () => tableOf(calls, sentByPages) as Record<string, RouteTable>

type Listed = Readonly<Record<string, readonly string[]>>

const partOf = (table: Record<string, RouteTable>, calls: Listed): RouteTable =>
  Object.fromEntries(
    Object.entries(calls).map(([subject, names]) => [
      subject,
      Object.fromEntries(names.map((name) => [name, table[subject]?.[name] ?? {}])),
    ]),
  )

/** The calls that pages make; `npm run contract` writes them to `lib/client/call/routes.json`. */
export const browserRouteTable = (): RouteTable => partOf(pageTable(), pageCalls)

const operatorTable = (calls: Listed): RouteTable =>
  partOf(pageTable().operator as Record<string, RouteTable>, calls)

/** Those of pages of merchants and operators, for `lib/client/call/desk-routes.json`. */
export const deskRouteTable = (): RouteTable => operatorTable(deskCalls)

/** Those of the page designer, for `lib/client/call/designer-routes.json`. */
export const designerRouteTable = (): RouteTable => operatorTable(designerCalls)
