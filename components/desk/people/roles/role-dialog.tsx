'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { errorId, Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskOwnRole } from '@/lib/contract/operator/people/role'
import { permissionsBySubject, type Permission } from '@/lib/domain/desk/permissions'
import {
  deskRoles,
  grantablePermissions,
  isForShops,
  maxRoleName,
  withReading,
  type BuiltInRole,
} from '@/lib/domain/desk/roles'
import { roleNameMissing, rolePermissionMissing } from '@/lib/domain/messages/desk'
import { FormDialog } from '../../form/form-dialog'

interface RoleDialogProps {
  open: DeskOwnRole | 'new' | null
  onClose: () => void
}

/** 新增角色 and 编辑角色. */
export const RoleDialog = ({ open, onClose }: RoleDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={(row) => (row === 'new' ? '新增角色' : '编辑角色')}
    formId="role-form"
    width={640}
  >
    {(row) => <RoleForm role={row === 'new' ? null : row} onSaved={onClose} />}
  </FormDialog>
)

function RoleForm({ role, onSaved }: { role: DeskOwnRole | null; onSaved: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState(role?.name ?? '')
  const [chosen, setChosen] = useState<readonly Permission[]>(role?.permissions ?? [])
  const [problem, setProblem] = useState<{ name?: string; permissions?: string }>({})
  const save = useSingleMutation({
    mutationFn: () => {
      const fields = { name: name.trim(), permissions: [...chosen] }
      return role ? desk.role.change({ role_id: role.role_id, ...fields }) : desk.role.add(fields)
    },
    onSuccess: () => {
      toast.success(role ? '已保存' : '已新增')
      onSaved()
    },
    onError: (error) => setProblem({ name: errorText(error) }),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.role.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(name.trim() === '' && { name: roleNameMissing }),
      ...(chosen.length === 0 && { permissions: rolePermissionMissing }),
    }
    setProblem(found)
    if (Object.keys(found).length === 0) save.mutate()
  }
  const toggle = (permission: Permission, isOn: boolean) => {
    setProblem(({ permissions: _solved, ...rest }) => rest)
    setChosen(isOn ? withReading([...chosen, permission]) : chosen.filter((other) => other !== permission))
  }
  const toggleAll = (permissions: readonly Permission[], isOn: boolean) => {
    setProblem(({ permissions: _solved, ...rest }) => rest)
    setChosen(
      isOn
        ? withReading([...chosen, ...permissions])
        : chosen.filter((other) => !permissions.includes(other)),
    )
  }
  const isNeeded = (permission: Permission) =>
    withReading(chosen.filter((other) => other !== permission)).includes(permission)
  return (
    <form id="role-form" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="role-name" label="角色名称" required error={problem.name}>
        <Input
          {...fieldControl('role-name', problem.name)}
          data-autofocus
          autoComplete="off"
          maxLength={maxRoleName}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem(({ name: _solved, ...rest }) => rest)
          }}
        />
      </Field>
      {!role && <CopyFrom onChosen={setChosen} />}
      <Field
        id="role-permissions"
        label="权限"
        required
        error={problem.permissions}
        hint="“审批”是作决定：商品审核、取消订单、退款、转账凭证、补贴资格、页面发布和商家入驻"
      >
        <div
          role="group"
          aria-label="权限"
          aria-describedby={problem.permissions ? errorId('role-permissions') : undefined}
          className="divide-line border-line divide-y border-y"
        >
          {permissionsBySubject(grantablePermissions).map(({ subject, name: subjectName, actions }) => (
            <div key={subject} className="flex flex-wrap items-center gap-x-6 py-2">
              <span className="text-ink w-24 text-sm">{subjectName}</span>
              {actions.map(({ permission, name: actionName }, index) => (
                <Checkbox
                  key={permission}
                  {...(permission === grantablePermissions[0] && index === 0 && { id: 'role-permissions' })}
                  aria-label={`${subjectName}·${actionName}`}
                  checked={chosen.includes(permission)}
                  // Permission to change includes permission to see.
                  disabled={chosen.includes(permission) && isNeeded(permission)}
                  onChange={({ target }) => toggle(permission, target.checked)}
                >
                  {actionName}
                </Checkbox>
              ))}
              <Checkbox
                className="ml-auto"
                aria-label={`全选${subjectName}`}
                checked={actions.every(({ permission }) => chosen.includes(permission))}
                onChange={({ target }) =>
                  toggleAll(
                    actions.map(({ permission }) => permission),
                    target.checked,
                  )
                }
              >
                全选
              </Checkbox>
            </div>
          ))}
        </div>
      </Field>
    </form>
  )
}

/** Begins a new role with the permissions of another one. */
function CopyFrom({ onChosen }: { onChosen: (permissions: Permission[]) => void }) {
  const { data } = useQuery(deskQuery.role.list.queryOptions({ input: {}, meta: { silent: true } }))
  const [source, setSource] = useState('')
  const builtIn = (Object.keys(deskRoles) as BuiltInRole[]).filter((role) => !isForShops(role))
  const sources = [
    ...builtIn.map((role) => ({ value: role as string, ...deskRoles[role] })),
    ...(data?.list ?? []).map((role) => ({ value: String(role.role_id), ...role })),
  ]
  return (
    <Field id="role-source" label="从已有角色复制">
      <Select
        id="role-source"
        placeholder="不复制"
        options={sources.map(({ value, name }) => ({ value, label: name }))}
        value={source}
        onChange={({ target }) => {
          setSource(target.value)
          const found = sources.find(({ value }) => value === target.value)
          if (found)
            onChosen(grantablePermissions.filter((one) => found.permissions.some((own) => own === one)))
        }}
      />
    </Field>
  )
}
