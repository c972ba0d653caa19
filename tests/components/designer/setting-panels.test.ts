import { z } from 'zod'
import { commonShape } from '@/widgets/common'
import { contracts, type WidgetType } from '@/widgets/contracts'
import { stylePanel } from '@/widgets/fields/common'
import { isShown, keysOf, type SettingField, type SettingPanel } from '@/widgets/setting-fields'
import { settingPanels } from '@/widgets/setting-panels'

const types = Object.keys(contracts) as WidgetType[]
const commonKeys = Object.keys(commonShape)

const fieldsOf = ({ groups }: SettingPanel) => groups.flatMap(({ fields }) => fields)
const namedBy = (panel: SettingPanel) => [...fieldsOf(panel).flatMap(keysOf), ...(panel.internal ?? [])]

/** Lines of fields as their parts. */
const flat = (field: SettingField): SettingField[] =>
  field.kind === 'line' ? field.fields.flatMap(flat) : [field]

type Def = Record<'in' | 'out' | 'innerType' | 'element' | 'options', z.core.$ZodType | undefined>

/** A schema without its wrappers, such as a default for broken values. */
function inner(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (!schema) return undefined
  const def = schema._zod.def as unknown as Def
  const next =
    schema instanceof z.core.$ZodPipe
      ? def.out
      : schema instanceof z.core.$ZodCatch ||
          schema instanceof z.core.$ZodOptional ||
          schema instanceof z.core.$ZodDefault
        ? def.innerType
        : undefined
  return next ? inner(next) : schema
}

const shapeOf = (schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> => {
  const object = inner(schema)
  return object instanceof z.core.$ZodObject ? object._zod.def.shape : {}
}

const elementOf = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined => {
  const array = inner(schema)
  return array instanceof z.core.$ZodArray ? array._zod.def.element : undefined
}

describe('the tab 组件样式', () => {
  it('names each common setting once', () => {
    expect(new Set(namedBy(stylePanel))).toEqual(new Set(commonKeys))
  })

  it('has its groups in the order of the specification', () => {
    expect(stylePanel.groups.map(({ title }) => title)).toEqual([
      '位置',
      '大小',
      '外边距',
      '内边距',
      '边框',
      '颜色',
    ])
  })
})

describe.each(types)('the settings panel of %s', (type) => {
  const panel = settingPanels[type]
  const shape = shapeOf(contracts[type].schema)

  it('has a field for each setting of the type, unless it is internal', () => {
    const own = Object.keys(shape).filter((key) => !commonKeys.includes(key))
    const named = namedBy(panel)
    expect(own.filter((key) => !named.includes(key))).toEqual([])
    expect(named.filter((key) => !Object.hasOwn(shape, key))).toEqual([])
  })

  it('edits the keys of entries that the schema knows', () => {
    for (const field of fieldsOf(panel).flatMap(flat)) {
      if (field.kind !== 'rows' || field.at !== undefined) continue
      const entry = shapeOf(elementOf(shape[field.key]))
      expect(field.fields.flatMap(keysOf).filter((key) => !Object.hasOwn(entry, key))).toEqual([])
    }
  })

  it('adds entries that the schema accepts', () => {
    for (const field of fieldsOf(panel).flatMap(flat)) {
      if (field.kind !== 'rows' || field.at !== undefined) continue
      const entry = elementOf(shape[field.key]) ?? z.never()
      expect(z.safeParse(entry, field.initial).error).toBeUndefined()
    }
  })

  it('refers to settings that exist', () => {
    const lists = [panel.groups, fieldsOf(panel).flatMap(flat)].flat()
    const referred = lists.flatMap((one) => [
      one.when?.key,
      'lockedBy' in one ? one.lockedBy : undefined,
      'picture' in one ? one.picture : undefined,
    ])
    expect(referred.filter((key) => key !== undefined && !Object.hasOwn(shape, key))).toEqual([])
  })

  it('has no empty label and no label with a colon', () => {
    for (const { label } of fieldsOf(panel)) expect(label ?? '-').toMatch(/^[^：:]+$/)
  })
})

describe('a field with a condition', () => {
  it.each([
    [undefined, {}, true],
    [{ key: 'showMore', is: true }, { showMore: true }, true],
    [{ key: 'showMore', is: true }, { showMore: false }, false],
    [{ key: 'styleType', is: [0, 1] }, { styleType: 1 }, true],
    [{ key: 'styleType', is: [0, 1] }, { styleType: 3 }, false],
    [{ key: 'styleType', is: [0, 1] }, {}, false],
  ])('%j with %j is shown: %s', (when, settings, shown) => {
    expect(isShown(when ? { when } : {}, settings)).toBe(shown)
  })
})
