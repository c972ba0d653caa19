import { Smartphone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'

/** The field for the mobile number by which a member is known. */
export const MobileInput = (props: ComponentProps<typeof Input>) => (
  <Input
    {...props}
    size="large"
    type="tel"
    inputMode="numeric"
    maxLength={20}
    autoComplete="username"
    placeholder="请输入手机号"
    aria-label="手机号"
    prefix={<Smartphone className="size-5" aria-hidden />}
  />
)
