'use client'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { FormSection } from '@/components/desk/form/form-section'
import { IconButton } from '@/components/desk/form/icon-button'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { useGoodsAttributes } from '../use-goods-attributes'
import { fieldId, sectionOf, type SectionProps } from './section'

const parts = ['params', 'mainCategoryId', 'categoryIds'] as const

/** Parameters: those of the category, each with its field, and others with their names. */
export const ParamSection = sectionOf(
  parts,
  function ParamSection(props: SectionProps<(typeof parts)[number]>) {
    const { draft, set, problems } = props
    const listId = useId()
    const known = useGoodsAttributes('item_params', draft).data?.list ?? []
    const ofCategory = known.filter((one) => one.is_of_category)
    const isOfCategory = (name: string) => ofCategory.some((one) => one.name === name)
    const change = (index: number, part: Partial<{ name: string; value: string }>) =>
      set({ params: draft.params.map((param, at) => (at === index ? { ...param, ...part } : param)) })
    const setValue = (name: string, value: string) => {
      const others = draft.params.filter((param) => param.name !== name)
      const isKnown = others.length < draft.params.length
      if (value === '') set({ params: others })
      else if (isKnown)
        set({ params: draft.params.map((param) => (param.name === name ? { name, value } : param)) })
      else set({ params: [...draft.params, { name, value }] })
    }
    const add = (name: string) => {
      const index = draft.params.length
      flushSync(() => set({ params: [...draft.params, { name, value: '' }] }))
      document.getElementById(`${listId}-${name === '' ? 'name' : 'value'}-${index}`)?.focus()
    }
    const valuesOf = (name: string) => known.find((one) => one.name === name.trim())?.values ?? []
    const unused = known
      .filter(({ name }) => !isOfCategory(name) && !draft.params.some((param) => param.name === name))
      .slice(0, 8)
    return (
      <FormSection id="goods-param" title="规格参数" hint="顾客可以按参数筛选商品">
        <datalist id={listId}>
          {known.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {ofCategory.length > 0 && (
          <div className="mb-5 grid max-w-220 gap-x-5 gap-y-4 md:grid-cols-2">
            {ofCategory.map(({ name, values, is_required: isRequired }, index) => {
              const problem = problems[`param-${name}`]
              const id = fieldId(`param-${name}`)
              return (
                <Field key={name} id={id} label={name} required={isRequired} error={problem}>
                  <Input
                    {...fieldControl(id, problem)}
                    list={`${listId}-own-${index}`}
                    autoComplete="off"
                    maxLength={goodsLimits.value}
                    value={draft.params.find((param) => param.name === name)?.value ?? ''}
                    onChange={({ target }) => setValue(name, target.value)}
                  />
                  <Values id={`${listId}-own-${index}`} values={values} />
                </Field>
              )
            })}
          </div>
        )}
        <div id={fieldId('params')} tabIndex={-1} className="grid max-w-220 gap-3 outline-none">
          {draft.params.map(
            (param, index) =>
              !isOfCategory(param.name) && (
                <div key={index} className="flex items-center gap-3">
                  <Input
                    id={`${listId}-name-${index}`}
                    aria-label={`参数${index + 1}名称`}
                    list={listId}
                    autoComplete="off"
                    maxLength={goodsLimits.attribute}
                    placeholder="如 能效等级"
                    className="w-48! max-md:w-32!"
                    value={param.name}
                    onChange={({ target }) => change(index, { name: target.value })}
                  />
                  <Input
                    id={`${listId}-value-${index}`}
                    aria-label={`参数${index + 1}的值`}
                    list={`${listId}-${index}`}
                    autoComplete="off"
                    maxLength={goodsLimits.value}
                    placeholder="如 一级"
                    className="min-w-0 flex-1"
                    value={param.value}
                    onChange={({ target }) => change(index, { value: target.value })}
                  />
                  <Values id={`${listId}-${index}`} values={valuesOf(param.name)} />
                  <IconButton
                    label={`删除参数${param.name || index + 1}`}
                    Icon={X}
                    onPress={() => set({ params: draft.params.filter((_, at) => at !== index) })}
                  />
                </div>
              ),
          )}
          {problems.params && (
            <p role="alert" className="text-brand text-xs">
              {problems.params}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="ghost" onClick={() => add('')}>
              <Plus className="size-4" aria-hidden />
              添加参数
            </Button>
            {unused.map(({ name }) => (
              <Button key={name} variant="text" className="px-2" onClick={() => add(name)}>
                + {name}
              </Button>
            ))}
          </div>
        </div>
      </FormSection>
    )
  },
)

const Values = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
)
