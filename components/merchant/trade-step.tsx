'use client'
import { useQuery } from '@tanstack/react-query'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Combobox } from '@/components/ui/combobox'
import { Field, errorId, fieldControl } from '@/components/ui/field'
import { Radio } from '@/components/ui/radio'
import { Select } from '@/components/ui/select'
import { query } from '@/lib/client/call/query'
import { settledTypes, type SettledType } from '@/lib/domain/merchant/application-states'
import type { TradeValues } from './application'
import { StepFrame } from './step-frame'
import { useSaveStep } from './use-save-step'

interface TradeStepProps {
  values: TradeValues
  onSaved: (values: TradeValues) => void
}

/** All types of one level; there are far fewer than the 50 of a page. */
const useTypes = (parentId: string) =>
  useQuery({
    ...query.merchant.types.queryOptions({
      input: { page: 1, page_size: 50, parent_id: Number(parentId) },
      staleTime: Infinity,
    }),
    enabled: parentId !== '',
  })

/** 入驻类型: the trade and the legal form of the merchant (spec 3 §6, /shop/settleForm). */
export function TradeStep({ values, onSaved }: TradeStepProps) {
  const { register, control, handleSubmit, setValue, formState } = useForm<TradeValues>({
    mode: 'onTouched',
    defaultValues: values,
  })
  const { errors } = formState
  const parentId = useWatch({ control, name: 'parentId' })
  const types = useTypes('0')
  const trades = useTypes(parentId)
  const setting = useQuery(query.merchant.setting.queryOptions({ input: {}, staleTime: Infinity }))
  const offered = setting.data?.settled_type ?? (Object.keys(settledTypes) as SettledType[])
  const { save, isPending } = useSaveStep()

  const submit = handleSubmit(async (typed) => {
    const { typeId, settledType } = typed
    if (await save({ step: 1, merchant_type_id: typeId, settled_type: settledType })) onSaved(typed)
  })
  const optionsOf = (list: typeof types) =>
    (list.data?.list ?? []).map(({ id, name }) => ({ value: String(id), label: name }))

  return (
    <StepFrame title="入驻类型" onSubmit={submit} submitLabel="下一页" busy={isPending}>
      <Field id="parentId" label="商户类型" required error={errors.parentId?.message}>
        <Controller
          control={control}
          name="parentId"
          rules={{ required: '请选择商户类型' }}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <Combobox
              {...fieldControl('parentId', errors.parentId?.message)}
              ref={ref}
              value={value}
              onChange={(chosen) => {
                onChange(chosen)
                setValue('typeId', '')
              }}
              onBlur={onBlur}
              label="商户类型"
              placeholder={types.isPending ? '加载中…' : '请选择商户类型'}
              emptyText="没有找到这个类型，换个名称试试"
              options={optionsOf(types)}
            />
          )}
        />
      </Field>
      <Field id="typeId" label="经营范围" required error={errors.typeId?.message}>
        <Controller
          control={control}
          name="typeId"
          rules={{ required: '请选择经营范围' }}
          render={({ field }) => (
            <Select
              {...field}
              {...fieldControl('typeId', errors.typeId?.message)}
              placeholder="请选择经营范围"
              disabled={parentId === ''}
              // Without a type the query is the one of the first level.
              options={parentId === '' ? [] : optionsOf(trades)}
            />
          )}
        />
      </Field>
      <Field id="settledType" label="入驻类型" required error={errors.settledType?.message}>
        <div
          role="radiogroup"
          aria-label="入驻类型"
          aria-describedby={errors.settledType ? errorId('settledType') : undefined}
          className="flex gap-6"
        >
          {offered.map((type, index) => (
            <Radio
              key={type}
              {...register('settledType', { required: '请选择入驻类型' })}
              {...(index === 0 && { id: 'settledType' })}
              value={type}
            >
              {settledTypes[type]}
            </Radio>
          ))}
        </div>
      </Field>
    </StepFrame>
  )
}
