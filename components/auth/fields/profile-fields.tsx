'use client'
import { IdCard } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { DatePicker } from '@/components/ui/date-picker'
import { Field, fieldControl, GroupField } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useServerClock } from '@/components/ui/use-server-time'
import type { ProfileField } from '@/lib/contract/people/member'
import { answerProblem, invalidMessage, isBirthday, maxAnswerText } from '@/lib/domain/person/profile'
import { dayText } from '@/lib/domain/time/china'
import { emailProblem } from '@/lib/domain/validate'

/** Values by field key. */
export interface ProfileValues {
  profile: Record<string, string>
}

/** The options of a field; the values of 性别 are the indices of the labels, all others are the labels themselves. */
const optionsOf = ({ key, select, checkbox }: ProfileField) => [
  ...Object.entries(select).map(([value, label]) => ({ value: key === 'sex' ? value : label, label })),
  ...checkbox.map(({ name }) => ({ value: name, label: name })),
]

const lengths: Record<string, number> = { username: 30, email: 254 }
const autoCompletes: Record<string, string> = {
  username: 'nickname',
  email: 'email',
  address: 'street-address',
}

/** The rule of a field, which `PUT member` applies too. @param now epoch seconds */
function problemOf(field: ProfileField, text: string, now: number): string | null {
  const { key, name, element_type: element, is_required, required_message, range } = field
  if (text === '') return is_required ? required_message : null
  if (key === 'email') return emailProblem(text)
  if (key === 'birthday' && !isBirthday(text, dayText(now))) return invalidMessage({ name, element: 'date' })
  if (element === 'mobile' || element === 'select' || element === 'checkbox' || key === 'username')
    return null
  return answerProblem({ name, element, ...('start' in range && { range }) }, text)
}

/** Several choices in one text, as `PUT member` takes them. */
function Choices({ field, value, onChange }: ChoicesProps) {
  const chosen = value.split(',').filter(Boolean)
  const options = optionsOf(field)
  const toggle = (option: string, isChosen: boolean) =>
    onChange(
      options
        .map((one) => one.value)
        .filter((one) => (one === option ? isChosen : chosen.includes(one)))
        .join(','),
    )
  return options.map((option) => (
    <Checkbox
      key={option.value}
      checked={chosen.includes(option.value)}
      onChange={(event) => toggle(option.value, event.target.checked)}
    >
      {option.label}
    </Checkbox>
  ))
}
interface ChoicesProps {
  field: ProfileField
  value: string
  onChange: (value: string) => void
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
  const now = useServerClock()
  const id = `profile-${field.key}`
  const optional = field.is_required ? '' : '（选填）'
  return (
    <Controller
      control={control}
      name={`profile.${field.key}`}
      defaultValue=""
      rules={{ validate: (text) => problemOf(field, text.trim(), now()) ?? true }}
      render={({ field: { ref, ...bound }, fieldState: { error } }) => {
        const label = `${field.name}${optional}`
        if (field.element_type === 'checkbox')
          return (
            <GroupField id={id} label={label} error={error?.message}>
              <Choices field={field} value={bound.value} onChange={bound.onChange} />
            </GroupField>
          )
        const common = { ...bound, ...fieldControl(id, error?.message), size: 'large' } as const
        return (
          <Field
            id={id}
            error={error?.message}
            {...(isLabelled || field.element_type === 'date' ? { label } : {})}
          >
            {field.element_type === 'select' ? (
              <Select
                {...common}
                ref={ref}
                aria-label={field.name}
                placeholder={`${field.required_message}${optional}`}
                options={optionsOf(field)}
              />
            ) : field.element_type === 'date' ? (
              <DatePicker {...common} label={field.name} />
            ) : (
              <Input
                {...common}
                ref={ref}
                maxLength={lengths[field.key] ?? maxAnswerText}
                autoComplete={autoCompletes[field.key] ?? 'off'}
                inputMode={field.element_type === 'numeric' ? 'decimal' : undefined}
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
