/**
 * Makes a value when it is first used. The build puts it around each schema
 * (`bundling/lazy-schemas.ts`).
 */
export function lazyValue<Thing extends object>(make: () => Thing): Thing {
  let value: Thing | undefined
  const getValue = () => (value ??= make())
  return new Proxy({} as Thing, {
    get: (_, name) => Reflect.get(getValue(), name),
    has: (_, name) => Reflect.has(getValue(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(getValue()),
  })
}
