import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that may write a currency sign themselves, with the reason. */
const allowed: Record<string, string> = {
  'lib/domain/money/text.ts': 'the formatter',
  'components/ui/price.tsx': 'the same in small and large digits',
  'components/ui/figures.tsx': 'finds amounts in sentences',
  'widgets/W0012/cells.tsx': 'coupons without decimals (spec 4 §W0012)',
  'components/goods/list/price-fields.tsx': 'sign before a field: ￥[ ] – ￥[ ] (spec 3 §2)',
  'components/goods/list/price-range.tsx': 'sign before a field: ￥[ ] – ￥[ ] (spec 3)',
  'components/goods/list/facet-options.ts': 'the bounds of these fields',
  'lib/contract/trade/checkout-shape.ts': 'fee_symbol (contract trade §6.2)',
  'lib/contract/catalogue/goods-fields.ts': 'cur.symbol (contract goods §2.1)',
  'lib/server/trade/checkout/preview-order.ts': 'fee_symbol',
  'lib/server/ground/wire/currency.ts': 'cur.symbol',
  'lib/domain/import/cell-values.ts': 'reads prices of files',
  'lib/domain/export/aftersale-columns.ts': 'names of columns (contract files §3)',
  'lib/domain/export/order-columns.ts': 'names of columns (contract files §3)',
  'lib/domain/export/order-total-columns.ts': 'names of columns (contract files §3)',
  'lib/domain/export/refund-columns.ts': 'names of columns (contract files §3)',
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

/** A source without its comments, whose examples may name amounts. */
const code = (path: string) =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')

it('amounts with a currency sign come from the one formatter: ¥1,234.50 (spec 1 §9)', () => {
  const found = ['app', 'components', 'lib', 'widgets']
    .flatMap((folder) => [...sources(folder)])
    .filter((path) => /[¥￥]/.test(code(path)))
  expect(found.sort()).toEqual(Object.keys(allowed).sort())
})
