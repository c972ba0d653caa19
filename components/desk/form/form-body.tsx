'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'
import { useDesk } from '../frame/use-desk'

const FixedContext = createContext(false)

/** Whether the person may only see the form: for controls that are no elements of forms, such as editors. */
export const useIsFixed = (): boolean => useContext(FixedContext)

interface FormBodyProps {
  /** The permission that saving needs. */
  permission: Permission
  /** The save bar. */
  footer: ReactNode
  children: ReactNode
}

/**
 * The sections of a form. People who may only see it find the same fields, fixed, and none of the buttons; a picture is
 * the button that moves it.
 */
export function FormBody({ permission, footer, children }: FormBodyProps) {
  const role = useDesk().data?.desk_role
  const isFixed = role !== undefined && !mayDo(role, permission)
  return (
    <FixedContext value={isFixed}>
      <div className="grid grid-cols-1 gap-4 max-md:gap-3 [&_:is(input,select,textarea,button)]:scroll-my-24">
        <fieldset
          disabled={isFixed}
          className="contents disabled:[&_button:not(:has(img))]:hidden disabled:[&_input[type=file]]:hidden"
        >
          {children}
        </fieldset>
        {!isFixed && footer}
      </div>
    </FixedContext>
  )
}
