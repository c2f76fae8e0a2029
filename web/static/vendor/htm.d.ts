// The template tag, for the type checker alone.
declare const htm: { bind(create: any): (strings: TemplateStringsArray, ...values: any[]) => any };
export default htm;
