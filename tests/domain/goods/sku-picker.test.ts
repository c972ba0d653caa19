import fc from 'fast-check'
import {
  firstInStock,
  isSoldOut,
  isValueAvailable,
  linkedSelection,
  openGroups,
  resolveSku,
  selectionOf,
  toggleValue,
  type PickerGroup,
  type PickerSku,
  type Selection,
} from '@/lib/domain/goods/sku-picker'

const size = { spec_id: 9, spec_values: [{ spec_value_id: 91 }, { spec_value_id: 92 }] }
const color = { spec_id: 8, spec_values: [{ spec_value_id: 81 }, { spec_value_id: 82 }] }
const groups = [size, color]
const sku = (item_id: number, store: number, sizeId: number, colorId: number): PickerSku => ({
  item_id,
  store,
  item_spec: [
    { spec_id: 9, spec_value_id: sizeId },
    { spec_id: 8, spec_value_id: colorId },
  ],
})
const skus = [sku(101, 0, 91, 81), sku(102, 3, 92, 81), sku(103, 5, 91, 82)]

/** Up to three groups; every combination of values is a SKU with some stock, some are missing. */
const goods = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .map((sizes) =>
    sizes.map((count, index) => ({
      spec_id: sizes.length - index,
      spec_values: Array.from({ length: count }, (_, value) => ({
        spec_value_id: (sizes.length - index) * 100 + value,
      })),
    })),
  )
  .chain((made: PickerGroup[]) => {
    const combinations = made.reduce<PickerSku['item_spec'][]>(
      (all, { spec_id, spec_values }) =>
        all.flatMap((specs) =>
          spec_values.map(({ spec_value_id }) => [...specs, { spec_id, spec_value_id }]),
        ),
      [[]],
    )
    return fc.tuple(...combinations.map(() => fc.option(fc.integer({ min: 0, max: 3 })))).map((stores) => ({
      groups: made,
      skus: combinations.flatMap((item_spec, index): PickerSku[] => {
        const store = stores[index]
        return typeof store === 'number' ? [{ item_id: index + 1, store, item_spec }] : []
      }),
    }))
  })

const withSelection = goods.chain((made) =>
  fc.tuple(...made.groups.map((group) => fc.option(fc.constantFrom(...group.spec_values)))).map((chosen) => ({
    ...made,
    selection: Object.fromEntries(
      made.groups.flatMap((group, index) => {
        const value = chosen[index]
        return value ? [[group.spec_id, value.spec_value_id]] : []
      }),
    ) as Selection,
  })),
)

describe('selecting values', () => {
  it('selects a value, replaces it within its group and deselects it on the second click', () => {
    expect(toggleValue({}, 9, 91)).toEqual({ 9: 91 })
    expect(toggleValue({ 9: 91, 8: 81 }, 9, 92)).toEqual({ 9: 92, 8: 81 })
    expect(toggleValue({ 9: 91, 8: 81 }, 9, 91)).toEqual({ 8: 81 })
  })

  it('offers a value only while an in-stock SKU has it with the other selections', () => {
    expect(isValueAvailable(skus, {}, 8, 81)).toBe(true)
    expect(isValueAvailable(skus, { 9: 91 }, 8, 81)).toBe(false)
    // The selected value of the same group is ignored.
    expect(isValueAvailable(skus, { 8: 82, 9: 91 }, 9, 92)).toBe(false)
    expect(isValueAvailable(skus, { 8: 81, 9: 91 }, 9, 92)).toBe(true)
  })

  it('has no dead end: selecting only offered values always resolves to a SKU in stock', () => {
    fc.assert(
      fc.property(goods, fc.infiniteStream(fc.nat()), ({ groups: made, skus: all }, picks) => {
        let selection: Selection = {}
        for (const group of made) {
          const offered = group.spec_values.filter(({ spec_value_id }) =>
            isValueAvailable(all, selection, group.spec_id, spec_value_id),
          )
          if (offered.length === 0) return expect(isSoldOut(all)).toBe(true)
          const pick = offered[Number(picks.next().value) % offered.length]
          selection = toggleValue(selection, group.spec_id, pick?.spec_value_id ?? 0)
        }
        expect(resolveSku(made, all, selection)?.store).toBeGreaterThan(0)
      }),
    )
  })

  it('does not change other groups', () => {
    fc.assert(
      fc.property(withSelection, ({ groups: made, selection }) => {
        for (const group of made) {
          for (const { spec_value_id } of group.spec_values) {
            const { [group.spec_id]: _before, ...others } = selection
            const { [group.spec_id]: after, ...kept } = toggleValue(selection, group.spec_id, spec_value_id)
            expect(kept).toEqual(others)
            expect(after).toBe(selection[group.spec_id] === spec_value_id ? undefined : spec_value_id)
          }
        }
      }),
    )
  })
})

describe('resolving a SKU', () => {
  it('needs a selected value in every group', () => {
    expect(resolveSku(groups, skus, { 9: 92 })).toBeNull()
    expect(openGroups(groups, { 9: 92 })).toEqual([color])
    expect(resolveSku(groups, skus, { 9: 92, 8: 81 })?.item_id).toBe(102)
    expect(resolveSku(groups, skus, { 9: 92, 8: 82 })).toBeNull()
  })

  it('needs no selected value without groups', () => {
    const only = { item_id: 7, store: 1, item_spec: [] }
    expect(resolveSku([], [only], {})).toBe(only)
    expect(resolveSku([], [], {})).toBeNull()
  })

  it('returns the SKU of its selection', () => {
    fc.assert(
      fc.property(goods, ({ groups: made, skus: all }) => {
        for (const one of all) expect(resolveSku(made, all, selectionOf(one))).toBe(one)
      }),
    )
  })

  it('returns a SKU for complete selections only, and the one that was selected', () => {
    fc.assert(
      fc.property(withSelection, ({ groups: made, skus: all, selection }) => {
        const found = resolveSku(made, all, selection)
        const chosen = made.map((group) => selection[group.spec_id])
        if (chosen.length === 0 || chosen.includes(undefined)) expect(found).toBeNull()
        if (found) expect(found.item_spec.map((spec) => spec.spec_value_id)).toEqual(chosen)
      }),
    )
  })
})

describe('the initial state of a picker', () => {
  it('selects the first SKU in stock on a card, and none when all are sold out', () => {
    expect(firstInStock(skus)?.item_id).toBe(102)
    expect(firstInStock([sku(1, 0, 91, 81)])).toBeNull()
    expect(selectionOf(firstInStock([]))).toEqual({})
  })

  it('is sold out only when no SKU has stock', () => {
    expect(isSoldOut(skus)).toBe(false)
    expect(isSoldOut([sku(1, 0, 91, 81), sku(2, 0, 92, 81)])).toBe(true)
  })

  it('selects the SKU of the address unless it is the default one', () => {
    expect(linkedSelection(skus, 103, 101)).toEqual({ 9: 91, 8: 82 })
    expect(linkedSelection(skus, 101, 101)).toEqual({})
    expect(linkedSelection(skus, 999, 101)).toEqual({})
  })
})
