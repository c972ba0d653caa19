'use client'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormSection } from '@/components/desk/form/form-section'
import { PictureList } from '@/components/desk/form/picture/picture-list'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { isEnter } from '@/lib/client/press/is-enter'
import type { GoodsAttribute } from '@/lib/contract/operator/catalogue/goods'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { picturedGroup, type SpecGroup } from '../goods-draft'
import { regrouped } from '../spec-groups'
import { useGoodsAttributes } from '../use-goods-attributes'
import { fieldId, sectionOf, type SectionProps } from './section'
import { SkuTable, skuParts } from './sku-table'

const parts = [...skuParts, 'pictured', 'valuePics', 'mainCategoryId', 'categoryIds'] as const

/** Specifications, and the SKUs that they make, each with price and stock. */
export const SpecSection = sectionOf(
  parts,
  function SpecSection(props: SectionProps<(typeof parts)[number]>) {
    const { draft, change, problems } = props
    const known = useGoodsAttributes('item_spec', draft).data?.list ?? []
    const addButton = useRef<HTMLButtonElement>(null)
    const setGroups = (next: (groups: readonly SpecGroup[]) => SpecGroup[]) =>
      change((now) => regrouped(now, next(now.groups)))
    const replace = (index: number, group: SpecGroup) =>
      setGroups((groups) => groups.map((one, at) => (at === index ? group : one)))
    const add = (name: string) => {
      const number = draft.groups.length + 1
      flushSync(() => setGroups((groups) => [...groups, { name, values: [] }]))
      document.getElementById(`spec-${name === '' ? 'name' : 'values'}-${number}`)?.focus()
    }
    const remove = (index: number) => {
      flushSync(() => setGroups((groups) => groups.filter((_, at) => at !== index)))
      // The button that was pressed is gone.
      addButton.current?.focus()
    }
    const unused = known.filter(
      ({ name, is_of_category: isOfCategory }) =>
        isOfCategory && !draft.groups.some((group) => group.name === name),
    )
    const first = picturedGroup(draft)
    return (
      <FormSection id="goods-spec" title="规格、价格和库存" hint="没有颜色、容量等区别的商品不用添加规格">
        <div id={fieldId('groups')} tabIndex={-1} className="grid gap-4 outline-none">
          {draft.groups.map((group, index) => (
            <GroupEditor
              key={index}
              number={index + 1}
              group={group}
              known={known}
              onChange={(next) => replace(index, next)}
              onRemove={() => remove(index)}
            />
          ))}
          {problems.groups && (
            <p role="alert" className="text-brand text-xs">
              {problems.groups}
            </p>
          )}
          {draft.groups.length < goodsLimits.specs && (
            <div className="flex flex-wrap items-center gap-2">
              <Button ref={addButton} variant="ghost" onClick={() => add('')}>
                <Plus className="size-4" aria-hidden />
                添加规格
              </Button>
              {unused.map(({ name }) => (
                <Button key={name} variant="text" className="px-2" onClick={() => add(name)}>
                  + {name}
                </Button>
              ))}
            </div>
          )}
        </div>
        {first && first.name.trim() !== '' && first.values.length > 0 && (
          <div className="mt-6">
            <h3 className="text-text mb-2 text-sm">{first.name}的图片</h3>
            <ul className="grid gap-3">
              {first.values.map((value) => (
                <li key={value} className="flex flex-wrap items-center gap-3">
                  <span className="text-text w-24 shrink-0 truncate text-sm">{value}</span>
                  <PictureList
                    label={`${value}的图片`}
                    isSmall
                    value={draft.valuePics[value] ?? []}
                    max={goodsLimits.pics}
                    onChange={(next) =>
                      change((now) => ({
                        ...now,
                        valuePics: { ...now.valuePics, [value]: next(now.valuePics[value] ?? []) },
                      }))
                    }
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
        <SkuTable {...props} />
      </FormSection>
    )
  },
)

interface GroupEditorProps {
  number: number
  group: SpecGroup
  /** Names that the category has or other products use, with their values. */
  known: readonly GoodsAttribute[]
  onChange: (group: SpecGroup) => void
  onRemove: () => void
}

/** A specification: its name, and its values as pills. */
function GroupEditor({ number, group, known, onChange, onRemove }: GroupEditorProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    // Several values may be pasted at once.
    const values = typed
      .split(/[,，、;；\n]/)
      .map((value) => value.trim())
      .filter((value) => value !== '' && value.length <= goodsLimits.value)
    if (values.length > 0) onChange({ ...group, values: [...new Set([...group.values, ...values])] })
    setTyped('')
  }
  const listId = `spec-names-${number}`
  const suggested =
    known
      .find(({ name }) => name === group.name.trim())
      ?.values.filter((value) => !group.values.includes(value)) ?? []
  return (
    <fieldset className="rounded-card border-line relative grid gap-3 border p-4">
      <legend className="sr-only">规格{number}</legend>
      <div className="flex items-end gap-3">
        <Field id={`spec-name-${number}`} label="规格名称" className="w-56">
          <Input
            {...fieldControl(`spec-name-${number}`)}
            list={listId}
            autoComplete="off"
            maxLength={goodsLimits.attribute}
            placeholder="如 颜色、容量"
            value={group.name}
            onChange={({ target }) => onChange({ ...group, name: target.value })}
          />
        </Field>
        <datalist id={listId}>
          {known.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button variant="text" className="ml-auto" onClick={onRemove}>
          删除规格
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {group.values.map((value) => (
          <span
            key={value}
            className="bg-page text-text inline-flex items-center gap-1 rounded-full py-1 pr-1 pl-3 text-sm"
          >
            {value}
            <button
              type="button"
              aria-label={`删除${group.name}${value}`}
              onClick={() => {
                flushSync(() => onChange({ ...group, values: group.values.filter((one) => one !== value) }))
                document.getElementById(`spec-values-${number}`)?.focus()
              }}
              className="tap hover:text-brand flex size-7 items-center justify-center"
            >
              <X className="size-3.5" aria-hidden />
            </button>
          </span>
        ))}
        <Input
          id={`spec-values-${number}`}
          list={`${listId}-values`}
          aria-label={`${group.name || `规格${number}`}的值`}
          autoComplete="off"
          maxLength={400}
          placeholder="输入规格值，回车添加"
          className="w-48!"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (!isEnter(event)) return
            event.preventDefault()
            add()
          }}
        />
        <datalist id={`${listId}-values`}>
          {suggested.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </div>
    </fieldset>
  )
}
