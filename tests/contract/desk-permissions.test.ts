import { apiPrefix, contract } from '@/lib/contract'
import type { CallMeta } from '@/lib/contract/call'
import { permissions, type Permission } from '@/lib/domain/desk/permissions'
import {
  deskRoles,
  isForShops,
  mayDo,
  withReading,
  type BuiltInRole,
  type StoredRole,
} from '@/lib/domain/desk/roles'
import { tableImports } from '@/lib/domain/import/table/kinds'
import * as deskMessages from '@/lib/domain/messages/desk'
import { handleContract } from '@/lib/server/edge/http/handler'
import { builders } from '../fixtures/engine/builders'
import { testMall } from '../fixtures/engine/test-mall'

/**
 * Which role may make which call of the desk: every call of `operator/*` and `pctemplate/*`, made by a person of every
 * role. The matrix is printed.
 */

interface Call {
  name: string
  method: string
  path: string
  meta: CallMeta
}

interface Declared {
  '~orpc': { route: { method: string; path: string }; meta: CallMeta }
}
type Tree = { [key: string]: Tree | Declared }

function callsOf(tree: Tree, name = ''): Call[] {
  return Object.entries(tree).flatMap(([key, node]) =>
    '~orpc' in node
      ? [
          {
            name: `${name}${key}`,
            ...(node as Declared)['~orpc'].route,
            meta: (node as Declared)['~orpc'].meta,
          },
        ]
      : callsOf(node as Tree, `${name}${key}.`),
  )
}

const roles: StoredRole[] = [...(Object.keys(deskRoles) as BuiltInRole[]), 'own']
/** A role that an owner made. */
const own = {
  role_id: 1,
  name: '仓库',
  permissions: withReading(['goods:write', 'order:approve', 'audit:read']),
}
const all = callsOf(contract as unknown as Tree)
const ofDesk = all.filter(({ meta }) => meta.auth === 'merchant' || meta.auth === 'operator')

const mall = testMall()
const make = builders(mall)
const tokens = {} as Record<StoredRole, string>
const ids = {} as Record<StoredRole, number>

beforeAll(async () => {
  const shopId = await make.shop()
  await mall.rows(
    `insert into desk_roles (role_id, name, permissions, created, updated) values (1, $1, $2, 1, 1) returning 1`,
    [own.name, own.permissions],
  )
  for (const deskRole of roles) {
    const person = isForShops(deskRole)
      ? { role: 'merchant' as const, shopId }
      : { role: 'operator' as const }
    const ownRoleId = deskRole === 'own' ? own.role_id : null
    const { userId, token } = await make.member({ ...person, deskRole, ownRoleId })
    ids[deskRole] = userId
    tokens[deskRole] = token
  }
})

/** Whether a person with this role may make a call. */
function isAllowed(role: StoredRole, { meta }: Call): boolean {
  if (meta.auth === 'operator' && isForShops(role)) return false
  const permission = meta.permission as Permission | null
  const given = role === 'own' ? own : role
  if (meta.anyPermission) return meta.anyPermission.some((one) => mayDo(given, one))
  return permission === null || mayDo(given, permission)
}

it('every call of the desk names a permission, and every permission has a call', () => {
  expect(ofDesk.length).toBeGreaterThan(110)
  expect(ofDesk.filter(({ meta }) => meta.permission === undefined)).toEqual([])
  // Pictures are uploaded with a token that `picture.token` gave; the first owner has the key of an address.
  const others = all.filter(
    ({ path, meta }) => path.startsWith('/operator/') && meta.permission === undefined,
  )
  expect(others.map(({ name }) => name)).toEqual([
    'operator.picture.upload',
    'operator.setup.check',
    'operator.setup.open',
  ])
  // Kinds of imports name their own. Two decide whether people are masked in files of those who may see them.
  const ofImports = Object.values(tableImports).flatMap(({ read, write }) => [read, write])
  const ofFiles: Permission[] = ['order:export', 'member:export']
  const named = new Set([...ofDesk.map(({ meta }) => meta.permission), ...ofImports, ...ofFiles])
  expect(permissions.filter((permission) => !named.has(permission))).toEqual([])
})

it('calls that change something need more than read, but those that only write a file', () => {
  const reading = ofDesk.filter(
    ({ meta, path }) => meta.permission?.endsWith(':read') && !/^\/operator\/\w+\/export$/.test(path),
  )
  expect(reading.filter(({ method }) => method !== 'GET').map(({ name }) => name)).toEqual([])
})

it('a role makes the calls of its permissions, and no other', async () => {
  const rows: string[] = []
  const wrong: string[] = []
  for (const call of ofDesk) {
    const path = call.path.replaceAll(/\{\w+\}/g, '999999999')
    const cells = await Promise.all(
      roles.map(async (role) => {
        const { data } = await mall.call<{ status_code?: number; message?: string }>(
          call.method,
          path,
          {},
          { token: tokens[role] },
        )
        const isRefused =
          (data?.status_code === 403 && data.message === deskMessages.notAllowed) || data?.status_code === 401
        if (isRefused === isAllowed(role, call))
          wrong.push(`${role} ${call.name}: ${JSON.stringify(data).slice(0, 200)}`)
        return isRefused ? '·' : '✓'
      }),
    )
    // It ends all tokens but its own, which it answers anew.
    if (call.name === 'operator.security.endOthers') {
      mall.travel(2)
      for (const role of roles) tokens[role] = await mall.tokenFor(ids[role])
    }
    rows.push(`${cells.map((cell) => cell.padStart(4)).join(' ')}  ${call.method.padEnd(6)} ${call.path}`)
  }
  const head = roles.map((role) => role.slice(0, 4).padStart(4)).join(' ')
  process.stdout.write(`\n${head}  call\n${rows.join('\n')}\n\n`)
  expect(wrong).toEqual([])
})

it('who may not make a call learns nothing about the form of its body', async () => {
  const answerOf = async (token?: string) => {
    const request = new Request(`http://mall.test${apiPrefix}/operator/brands`, {
      method: 'POST',
      body: '{"brand_name":',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    })
    const answer = await handleContract(async () => mall, request)
    return ((await answer.json()) as { data: { status_code: number } }).data.status_code
  }
  expect([await answerOf(), await answerOf(tokens.reader), await answerOf(tokens.owner)]).toEqual([
    401, 403, 400,
  ])
})

it('a person who was taken off the desk makes none of them', async () => {
  const { userId, token } = await make.member({ role: 'operator' })
  await mall.rows(
    `update members set role = 'shopper', desk_role = null where user_id = ${userId} returning 1`,
  )
  const { data } = await mall.call<{ status_code?: number }>('GET', '/operator/orders', {}, { token })
  expect(data.status_code).toBe(401)
})
