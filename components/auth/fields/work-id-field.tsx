'use client'
import { IdCard } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { api } from '@/lib/client/call/api'
import { errorText } from '@/lib/client/call/api-error'
import { workIdInvalid } from '@/lib/domain/messages/employee'
import { workIdProblem } from '@/lib/domain/person/work-id'
import { useFieldRegister } from './use-field-register'

export interface WorkIdValues {
  workId: string
  /** The masked number of the work id; empty until it was found. */
  mobile: string
}

/** The number of a work id, or the message why there is none. */
async function findMobile(workId: string): Promise<{ mobile: string } | { problem: string }> {
  try {
    const { result, mobile } = await api.staff.mobile({ work_id: workId })
    return result === 'success' ? { mobile } : { problem: workIdInvalid }
  } catch (error) {
    return { problem: errorText(error) }
  }
}

/**
 * Finds the masked number of the work id in the form, and shows why there is none. A wrong work id gets the focus,
 * except when the user has just left the field: that would trap keyboard users in it.
 */
export function useStaffMobile(): (shouldFocus?: boolean) => Promise<boolean> {
  const { getValues, setValue, setError, trigger } = useFormContext<WorkIdValues>()
  return async (shouldFocus = true) => {
    if (!(await trigger('workId', { shouldFocus }))) return false
    if (getValues('mobile')) return true
    const workId = getValues('workId').trim()
    const found = await findMobile(workId)
    // The work id was changed meanwhile.
    if (getValues('workId').trim() !== workId) return false
    if ('problem' in found) setError('workId', { message: found.problem })
    else setValue('mobile', found.mobile)
    return 'mobile' in found
  }
}

/** The work id with the masked number that gets the code; needs a `FormProvider` of react-hook-form. */
export function WorkIdField() {
  const { setValue, watch, formState } = useFormContext<WorkIdValues>()
  const register = useFieldRegister<WorkIdValues>()
  const findNumber = useStaffMobile()
  const error = formState.errors.workId?.message
  const mobile = watch('mobile')
  const hint = mobile ? `验证码将发送至 ${mobile}` : ''
  return (
    <Field id="staff-work-id" error={error} hint={hint}>
      <Input
        {...register('workId', {
          validate: (text) => workIdProblem(text.trim()) ?? true,
          onChange: () => setValue('mobile', ''),
          onBlur: () => void findNumber(false),
        })}
        {...fieldControl('staff-work-id', error, hint)}
        size="large"
        inputMode="numeric"
        maxLength={6}
        autoComplete="username"
        placeholder="请输入6位数的workday ID"
        aria-label="员工工号"
        prefix={<IdCard className="size-5" aria-hidden />}
      />
    </Field>
  )
}
