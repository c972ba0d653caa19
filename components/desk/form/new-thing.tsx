'use client'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'
import { useDesk } from '../frame/use-desk'

interface NewThingProps {
  /** Text of the button, such as 新增品牌. */
  label: string
  permission: Permission
  /** The dialog that makes the thing. */
  children: (isOpen: boolean, onClose: () => void) => ReactNode
}

/** Makes a thing that a select lacks right there, for operators who may; merchants choose among those of the mall. */
export function NewThing({ label, permission, children }: NewThingProps) {
  const [isOpen, setOpen] = useState(false)
  const { data: me } = useDesk()
  if (!me || me.shop !== null || !mayDo(me.desk_role, permission)) return null
  return (
    <>
      <Button
        variant="text"
        className="min-h-6 justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Plus className="size-4" aria-hidden />
        {label}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}
