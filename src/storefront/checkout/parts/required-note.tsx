export function RequiredNote() {
  return (
    <p className="text-slate-600 text-sm sm:col-span-2">
      Les champs marqués d’un <span className="text-red-700">*</span> sont obligatoires.
    </p>
  );
}
