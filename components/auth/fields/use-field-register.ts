'use client'
import {
  useFormContext,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
} from 'react-hook-form'

/**
 * `register` of the surrounding `FormProvider` for fields that get messages before they were left once, from a button
 * beside them or from the server. Mode `onTouched` keeps such a message until blur, so the button below it would move
 * between press and release and lose the click; here the message goes at the first change.
 */
export function useFieldRegister<Values extends FieldValues>() {
  const { register, clearErrors, getFieldState } = useFormContext<Values>()
  return <Name extends FieldPath<Values>>(
    name: Name,
    { onChange, ...options }: RegisterOptions<Values, Name>,
  ): UseFormRegisterReturn<Name> =>
    register(name, {
      ...options,
      onChange: (event: unknown) => {
        // A field that was left is validated at each change.
        if (!getFieldState(name).isTouched) clearErrors(name)
        onChange?.(event)
      },
    } as RegisterOptions<Values, Name>)
}
