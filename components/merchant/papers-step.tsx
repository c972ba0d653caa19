'use client'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { loadPageAfter } from '@/components/auth/sign-in/use-signed-in-redirect'
import { confirm } from '@/lib/client/press/confirm'
import { papers, type PapersValues } from './application'
import { forgetKeptValues, keepPapers } from './kept-values'
import { PaperField } from './paper-field'
import { StepFrame } from './step-frame'
import { useSaveStep } from './use-save-step'

interface PapersStepProps {
  values: PapersValues
  onBack: (values: PapersValues) => void
}

/** 证照信息: the pictures, and the submission of the application. */
export function PapersStep({ values, onBack }: PapersStepProps) {
  const { control, handleSubmit, getValues, subscribe } = useForm<PapersValues>({ defaultValues: values })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: given }) => keepPapers(given) }),
    [subscribe],
  )
  const { save, isPending, isSuccess } = useSaveStep()

  const submit = handleSubmit(async (typed) => {
    if (!(await confirm({ text: '请确认是否提交审核' }))) return
    if (!(await save({ step: 3, ...typed }))) return
    forgetKeptValues()
    loadPageAfter('提交成功', '/shop/review')
  })

  return (
    <StepFrame
      title="证照信息"
      onSubmit={submit}
      onBack={() => onBack(getValues())}
      submitLabel="提交"
      busy={isPending || isSuccess}
    >
      <p className="text-muted text-sm">
        支持 jpg、png 格式，每项 1 张，较大的照片会自动压缩到 2M 以内。照片仅用于入驻审核。
      </p>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 max-md:grid-cols-1">
        {papers.map(({ name, label, sample, hint }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            rules={{ required: `请上传${label}` }}
            render={({ field, fieldState }) => (
              <PaperField
                {...{ label, sample, hint, id: name }}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
      </div>
    </StepFrame>
  )
}
