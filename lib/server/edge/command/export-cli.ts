import 'server-only'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Actor } from '@/lib/domain/person/actor'
import { exportGoods } from '@/lib/server/catalogue/goods/import/export-goods'
import { exportStock } from '@/lib/server/catalogue/goods/import/export-stock'
import type { Mall } from '@/lib/server/ground/mall'
import { Refused } from '@/lib/server/ground/refused'
import type { TableFormat } from '@/lib/server/ground/table-file/table-file'
import { exportMembers } from '@/lib/server/people/member/export-members'
import { findOwner } from '@/lib/server/people/operator-account/find-owner'
import { exportShops } from '@/lib/server/shops/shop-desk/export-shops'
import { exportOrders } from '@/lib/server/trade/order/export/export-orders'
import { runCommand } from './open-mall'

// npm run export -- KIND: the rows of the mall as a file, as its owner exports them at the desk.

const usage = `npm run export -- KIND [--format xlsx|csv] [--out FILE]   KIND is goods, stock, orders, members or shops

  The file has personal data: members and receivers are not masked.`

type Export = (mall: Mall, actor: Actor, format: TableFormat) => Promise<File>

const kinds: Readonly<Record<string, Export>> = {
  goods: (mall, actor, format) => exportGoods(mall, actor, format, {}),
  stock: (mall, actor, format) => exportStock(mall, { actor, shopId: null }, format, {}),
  shops: (mall, actor, format) => exportShops(mall, actor, format, {}),
  members: (mall, actor, format) => exportMembers(mall, actor, { format, filter: {}, isShown: true }),
  orders: (mall, actor, format) =>
    exportOrders(
      mall,
      { actor, shopId: null },
      { format, filter: {}, shown: { receivers: true, members: true } },
    ),
}

/** Written with the rights of its owner only; an existing file is not overwritten. */
async function save(file: File, path: string): Promise<void> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(file.stream(), target)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOENT'))
      throw new Refused(
        error.code === 'EEXIST' ? `${path} exists already.` : `There is no folder for ${path}.`,
      )
    throw error
  }
}

function commandOf(): ((mall: Mall) => Promise<string>) | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string', default: 'xlsx' }, out: { type: 'string' } },
    })
    const [kind = '', ...more] = positionals
    const run = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    const { format, out } = values
    if (!run || more.length > 0 || (format !== 'xlsx' && format !== 'csv')) return null
    return async (mall) => {
      const owner = await findOwner(mall.db)
      if (owner === null) throw new Refused('The mall has no owner yet: npm run operator -- add MOBILE')
      const file = await run(mall, { kind: 'operator', id: owner }, format)
      const path = out ?? file.name
      await save(file, path)
      return `Wrote ${path}.`
    }
  } catch {
    return null
  }
}

await runCommand(usage, commandOf())
