import { listenToSteps } from '@/lib/client/sheet-entry'
import { installYieldingStreamReader } from '@/lib/client/yielding-stream-reader'

// Next runs this module before React starts.
installYieldingStreamReader()
listenToSteps()
