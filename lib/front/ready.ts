/** A value, or soon the value. Awaiting one that is there would cost a microtask turn for every page. */
export type Ready<Value> = Value | Promise<Value>
