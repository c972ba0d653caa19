'use client'
import { IdCard } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { DatePicker } from '@/components/ui/date-picker'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { ProfileField } from '@/lib/contract/member'
import { emailProblem } from '@/lib/domain/validate'

/** Values by field key. */
export interface ProfileValues {
  profile: Record<string, string>
}

const problemOf = ({ key, is_required, required_message }: ProfileField, text: string): string | null => {
  if (text === '') return is_required ? required_message : null
  return key === 'email' ? emailProblem(text) : null
}

/** The profile fields that the mall configured (contract member §5.14); needs a `FormProvider` of react-hook-form. */
export const ProfileFields = ({
  fields,
  isLabelled = false,
}: {
  fields: readonly ProfileField[]
  /** Labels above the fields; without them only placeholders name them. */
  isLabelled?: boolean
}) => fields.map((field) => <ProfileInput key={field.key} field={field} isLabelled={isLabelled} />)

function ProfileInput({ field, isLabelled }: { field: ProfileField; isLabelled: boolean }) {
  const { control } = useFormContext<ProfileValues>()
  const id = `profile-${field.key}`
  const optional = field.is_required ? '' : '（选填）'
  return (
    <Controller
      control={control}
      name={`profile.${field.key}`}
      defaultValue=""
      rules={{ validate: (text) => problemOf(field, text.trim()) ?? true }}
      render={({ field: { ref, ...bound }, fieldState: { error } }) => {
        const common = { ...bound, ...fieldControl(id, error?.message), size: 'large' } as const
        return (
          <Field
            id={id}
            error={error?.message}
            {...(isLabelled || field.element_type === 'date' ? { label: `${field.name}${optional}` } : {})}
          >
            {field.element_type === 'select' ? (
              <Select
                {...common}
                ref={ref}
                aria-label={field.name}
                placeholder={`${field.required_message}${optional}`}
                options={Object.entries(field.select).map(([value, label]) => ({ value, label }))}
              />
            ) : field.element_type === 'date' ? (
              <DatePicker {...common} label={field.name} />
            ) : (
              <Input
                {...common}
                ref={ref}
                maxLength={field.key === 'username' ? 30 : 254}
                autoComplete={field.key === 'username' ? 'nickname' : field.key}
                placeholder={`${field.name}${optional}`}
                aria-label={field.name}
                prefix={<IdCard className="size-5" aria-hidden />}
              />
            )}
          </Field>
        )
      }}
    />
  )
}
