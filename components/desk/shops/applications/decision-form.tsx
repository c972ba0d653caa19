'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { ClipboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { errorId, Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Radio } from '@/components/ui/radio'
import { Textarea } from '@/components/ui/textarea'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { decisionTexts, maxReason } from '@/lib/domain/merchant/decision'
import { halfPlace } from '@/lib/domain/messages/desk'
import { deskKey } from '../../frame/use-desk'
import { MapLinks, pastedPlace } from '../map-links'

interface DecisionFormProps {
  id: number
  /** Name and full address of the company, to find it on a map. */
  name: string
  address: string
  onDecided: () => void
}

interface DecisionValues {
  result: '' | 'approve' | 'refuse'
  lng: string
  lat: string
  reason: string
}

const results = { approve: '通过', refuse: '驳回' } as const

/** Both coordinates are given, or none. */
const degrees = (max: number, typed: string, other: string): true | string => {
  if (typed.trim() === '') return other.trim() === '' || halfPlace
  return Math.abs(Number(typed)) <= max || decisionTexts.wrongPlace
}

/** 审核结果: approved with the place of the shop, or refused with a reason. */
export function DecisionForm({ id, name, address, onDecided }: DecisionFormProps) {
  const { register, control, handleSubmit, setValue, formState } = useForm<DecisionValues>({
    mode: 'onTouched',
    // Fields that are not shown are not validated.
    shouldUnregister: true,
    defaultValues: { result: '', lng: '', lat: '', reason: '' },
  })
  const { errors } = formState
  const [result, reason] = useWatch({ control, name: ['result', 'reason'] })
  const [lng = '', lat = ''] = useWatch({ control, name: ['lng', 'lat'] })
  const isPlace = lng.trim() !== '' && degrees(180, lng, lat) === true && degrees(90, lat, lng) === true
  const client = useQueryClient()
  const review = useSingleMutation({
    mutationFn: (input: Parameters<typeof desk.merchant.review>[0]) => desk.merchant.review(input),
    // In the mutation itself: the form is unmounted as soon as the application has its result.
    onSuccess: (_, { agree }) => {
      toast.success(agree ? '已通过' : '已驳回')
      onDecided()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deskQuery.merchant.key() }),
        // Its counts of applications.
        client.invalidateQueries({ queryKey: deskKey }),
      ]),
  })

  const submit = handleSubmit(async (typed) => {
    const agree = typed.result === 'approve'
    const text = agree ? '通过后将开通该商户的店铺，请确认' : '驳回后商户可修改资料重新提交，请确认'
    if (!(await confirm({ text }))) return
    const decision = agree
      ? { agree, ...(typed.lng.trim() !== '' && { lng: Number(typed.lng), lat: Number(typed.lat) }) }
      : { agree, reason: typed.reason.trim() }
    review.mutate({ id, ...decision })
  })

  const pastePlace = (event: ClipboardEvent) => {
    const both = pastedPlace(event)
    if (!both) return
    setValue('lng', both.lng, { shouldValidate: true })
    setValue('lat', both.lat, { shouldValidate: true })
  }

  const number = (field: 'lng' | 'lat', max: number) => ({
    ...register(field, {
      validate: (typed, values) => degrees(max, typed, values[field === 'lng' ? 'lat' : 'lng']),
    }),
    ...fieldControl(field, errors[field]?.message),
    onPaste: pastePlace,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  })
  return (
    <form aria-label="审核" onSubmit={submit} noValidate className="border-line grid gap-4 border-t pt-5">
      <Field id="result" label="审核结果" required error={errors.result?.message}>
        <div
          role="radiogroup"
          aria-label="审核结果"
          aria-describedby={errors.result ? errorId('result') : undefined}
          className="flex gap-6"
        >
          {Object.entries(results).map(([value, label], index) => (
            <Radio
              key={value}
              {...register('result', { required: decisionTexts.result })}
              {...(index === 0 && { id: 'result' })}
              value={value}
            >
              {label}
            </Radio>
          ))}
        </div>
      </Field>
      {result === 'approve' && (
        <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
          <Field id="lng" label="店铺经度" error={errors.lng?.message}>
            <Input {...number('lng', 180)} placeholder="如 119.3062" />
          </Field>
          <Field id="lat" label="店铺纬度" error={errors.lat?.message}>
            <Input {...number('lat', 90)} placeholder="如 26.0753" />
          </Field>
          <p className="text-muted col-span-full flex flex-wrap items-center gap-x-4 text-sm">
            <span className="min-w-0">店铺地址：{address}。不知道经纬度可以不填，以后再补</span>
            <MapLinks name={name} address={address} place={isPlace ? { lng, lat } : null} />
          </p>
        </div>
      )}
      {result === 'refuse' && (
        <Field id="reason" label="驳回原因" required error={errors.reason?.message}>
          <Textarea
            {...register('reason', { validate: (typed) => typed.trim() !== '' || decisionTexts.reason })}
            {...fieldControl('reason', errors.reason?.message)}
            rows={3}
            maxLength={maxReason}
            used={reason?.length ?? 0}
            placeholder="商户会在入驻进度中看到"
          />
        </Field>
      )}
      <Button type="submit" loading={review.isPending} className="justify-self-end max-md:w-full">
        提交审核结果
      </Button>
    </form>
  )
}
