import { contracts } from '@/widgets/contracts'
import { readDocument } from '@/widgets/document'
import type { ListLimits, SettingField } from '@/widgets/setting-fields'
import { settingPanels } from '@/widgets/setting-panels'
import { readSettings } from '@/widgets/settings'
import type { StoredWidget, WidgetContract } from '@/widgets/widget'
import {
  designHtml,
  drawnTypes,
  emptyMall,
  pageHtml,
  widgetFixtures,
  widgetTypes,
} from '../../fixtures/widgets'

/** Tests for all widget types; those of single types are in page-document.test.ts and showcase.test.tsx. */

describe.each(widgetTypes)('the contract of %s', (type) => {
  const contract: WidgetContract = contracts[type]
  const fixtures = widgetFixtures[type]
  const messages = (settings: Record<string, unknown>) =>
    contract.schema
      .safeParse({ ...(contract.defaults as object), ...settings })
      .error?.issues.map(({ message }) => message) ?? []

  it('accepts its defaults', () => {
    expect(contract.schema.safeParse(contract.defaults).error).toBeUndefined()
    expect(readSettings(contract, { type })).toEqual(contract.defaults)
  })

  it.each(['empty', 'maximal'] as const)('accepts the settings of the fixture %s', (name) => {
    expect(messages(fixtures[name])).toEqual([])
  })

  it('reads older settings', () => {
    for (const { stored, read } of fixtures.older ?? [])
      expect(readSettings(contract, { type, ...stored })).toMatchObject(read)
  })

  it('keeps unknown keys', () => {
    expect(readSettings(contract, { type, later: { a: 1 } })).toMatchObject({ later: { a: 1 } })
  })

  it.each([
    ['width', -1],
    ['width', 1191],
    ['height', -1],
    ['paddingLeft', -1],
    ['borderTopWidth', -1],
    ['backgroundColor', 'red;background:url(//x)'],
  ])('refuses %s = %s', (key, value) => {
    expect(messages({ [key]: value })).toHaveLength(1)
  })
})

/** The lists of a panel with limits, each with the path to it; lists in entries are those of the first entry. */
const limitedLists = (
  fields: readonly SettingField[],
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; limits: ListLimits }[] =>
  fields.flatMap((field) => {
    if (!('key' in field)) return []
    const own = [...path, field.key, ...(field.at === undefined ? [] : [field.at])]
    return [
      ...('limits' in field && field.limits ? [{ path: own, limits: field.limits }] : []),
      ...(field.kind === 'rows' ? limitedLists(field.fields, [...own, 0]) : []),
    ]
  })

const limits = widgetTypes.flatMap((type) =>
  limitedLists(settingPanels[type].groups.flatMap(({ fields }) => fields)).flatMap(
    ({ path, limits: one }) => [
      ...(one.min === undefined
        ? []
        : [{ type, path, count: one.min - 1, message: one.tooFew, ok: one.min }]),
      ...(one.max === undefined
        ? []
        : [{ type, path, count: one.max + 1, message: one.tooMany, ok: one.max }]),
    ],
  ),
)

describe('the limit of a list', () => {
  /** The maximal settings with `count` entries in the list at `path`. */
  const withCount = (value: unknown, path: readonly (string | number)[], count: number): unknown => {
    const [key, ...rest] = path
    if (key === undefined) {
      const list = value as unknown[]
      return Array.from({ length: count }, (_, index) => list[index % list.length])
    }
    const changed = withCount((value as Record<string | number, unknown>)[key], rest, count)
    return Array.isArray(value)
      ? (value as unknown[]).with(Number(key), changed)
      : { ...(value as object), [key]: changed }
  }

  it.each(limits)('$type $path with $count entries says: $message', ({ type, path, count, message, ok }) => {
    const { schema, defaults } = contracts[type]
    const maximal = { ...defaults, ...widgetFixtures[type].maximal }
    const said = (entries: number) =>
      schema.safeParse(withCount(maximal, path, entries)).error?.issues.map((issue) => issue.message)
    expect(said(count)).toEqual([message])
    expect(said(ok)).toBeUndefined()
  })
})

describe.each(drawnTypes)('the view of %s', (type) => {
  const stored = (settings: Record<string, unknown> = {}): StoredWidget => ({ type, uuid: 'a', ...settings })
  const { empty, maximal } = widgetFixtures[type]

  it('is drawn without data, with defaults and with all that the limits allow', async () => {
    for (const settings of [empty, {}, maximal]) {
      expect(await pageHtml([stored(settings)])).toBeDefined()
      expect(await pageHtml([stored(settings)], emptyMall)).toBeDefined()
      expect(designHtml(stored(settings))).toContain(`data-widget="${type}"`)
    }
    expect(await pageHtml([stored(maximal)])).toContain(`data-widget="${type}"`)
  })

  it.each(['design', 'preview'] as const)('has no live links in the mode %s', (mode) => {
    // Parts of the mall that widgets use, such as the cart, are inert as a whole.
    const [live] = designHtml(stored(maximal), mode).split('inert=""')
    expect(live).not.toContain('<a ')
  })

  it('runs no script from texts and links', async () => {
    const attack = '"><script>alert(1)</script>'
    const poison = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((one) => poison(one))
      if (typeof value === 'object' && value !== null) {
        if ('linkPage' in value && !('goods_id' in value))
          return { linkPage: 'href', href: 'javascript:alert(1)', url: 'javascript:alert(1)', title: attack }
        return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]))
      }
      return typeof value === 'string' && /text|title|name|placeholder|brief|description/i.test(key)
        ? attack
        : value
    }
    const poisoned = poison({ ...readDocument([stored(maximal)]).widgets[0]?.settings }) as StoredWidget
    for (const html of [await pageHtml([{ ...poisoned, type }]), designHtml({ ...poisoned, type })]) {
      expect(html).not.toContain('<script')
      expect(html).not.toContain('javascript:')
    }
  })
})

it('a preview has the slides with pictures, as shoppers see them', () => {
  const stored = { type: 'W0001', uuid: 'a', data: [{ imgUrl: '/a.jpg' }, {}, { imgUrl: '/b.jpg' }] }
  expect(designHtml(stored, 'preview')).toContain('aria-label="2 / 2"')
  expect(designHtml(stored, 'design')).toContain('aria-label="3 / 3"')
})

it.each(['W0001', 'W0003', 'W0004', 'W0016'] as const)(
  'a preview leaves out a %s without pictures',
  (type) => {
    expect(designHtml({ type, uuid: 'a', ...widgetFixtures[type].empty }, 'preview')).toBe('')
  },
)
