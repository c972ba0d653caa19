import { installYieldingStreamReader } from '@/lib/client/yielding-stream-reader'

// Runs in every browser before the page comes alive.
installYieldingStreamReader()
